// Short sounds made on the spot; silent until the player switches them on.
import { settings } from '../settings.svelte';
import { write, type Heard } from './captions.svelte';

type Tone = readonly [hertz: number, at: number, seconds: number];

const SOUNDS = {
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.3],
  ],
  lay: [
    [190, 0, 0.07],
    [120, 0.02, 0.09],
  ],
  refused: [
    [220, 0, 0.1],
    [185, 0.09, 0.16],
  ],
  chat: [[880, 0, 0.1]],
  over: [
    [523, 0, 0.2],
    [659, 0.15, 0.2],
    [784, 0.3, 0.2],
    [1047, 0.45, 0.5],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  write(sound);
  for (const tone of SOUNDS[sound]) speak(tone);
}

/** One tone of its own, where a sound follows what the hand does; and what it is called in words. */
export function tone(hertz: number, seconds: number, heard: Heard): void {
  write(heard);
  speak([hertz, 0, seconds]);
}

function speak(tone: Tone): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  ring(context, tone);
}

function ring(audio: AudioContext, [hertz, at, seconds]: Tone): void {
  const start = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: 'triangle', frequency: hertz });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(0.18, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  voice.connect(loudness).connect(audio.destination);
  voice.start(start);
  voice.stop(start + seconds);
}
