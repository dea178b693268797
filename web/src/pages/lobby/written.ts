// What people write into a free field, as the rules write it.

/** A size has a cross between its numbers, whichever one is on the keyboard. */
const SIZE = /^(\d+)\s*[x×х*]\s*(\d+)$/i;

export const written = (text: string): string => text.trim().replace(SIZE, '$1x$2');
