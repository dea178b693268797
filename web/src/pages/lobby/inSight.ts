// A lid is drawn when its box comes into sight, one after another: in between the page answers.
import { inTurn } from '../../parts/turns';

export const whenSeen =
  (draw: () => void) =>
  (cover: Element): (() => void) => {
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void inTurn().then(draw);
    });
    sight.observe(cover);
    return () => sight.disconnect();
  };
