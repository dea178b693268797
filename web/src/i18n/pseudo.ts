// A language nobody speaks: English a third longer, with marks above the letters, in brackets. What is
// cut off stands out, and so does what never went through the texts.
export const PSEUDO = 'qps';

const PLAIN = 'aceinosuyzACEINOSUYZ';
const MARKED = 'áčéíñóšúýžÁČÉÍÑÓŠÚÝŽ';
const VOWELS = 'aeiouyAEIOUY';

const marked = (letter: string): string => {
  const at = PLAIN.indexOf(letter);
  const shown = at < 0 ? letter : MARKED.charAt(at);
  return VOWELS.includes(letter) ? shown + shown.toLowerCase() : shown;
};

export const pseudo = (text: string): string => `[${[...text].map(marked).join('')}]`;
