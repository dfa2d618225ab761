/**
 * Letters of a reference: none that is mistaken for another when read out or written down (0 and O, 1, I and L,
 * 2 and Z, 5 and S, 8 and B, U and V, 6 and G), and no vowels, which would form words.
 */
const letters = "234679CDFHJKMNPQRTWXY";

/** From here on a byte would favour the first letters. */
const fairBytes = 256 - (256 % letters.length);

/** Letters in each group of a reference. */
const groups = [4, 2] as const;
const length = groups[0] + groups[1];

/**
 * A number for an inquiry that people can say on the phone. It is random, one of 85 million, so that it reveals neither how many
 * inquiries there are nor the number of the next.
 * @param randomBytes source of random bytes
 * @example newInquiryReference(randomBytes) // "Q-7K4M-2P"
 */
export function newInquiryReference(randomBytes: (size: number) => Uint8Array): string {
  let drawn = "";
  while (drawn.length < length)
    for (const byte of randomBytes(length)) if (byte < fairBytes) drawn += letters[byte % letters.length];
  return `Q-${drawn.slice(0, groups[0])}-${drawn.slice(groups[0], length)}`;
}

/** Returns true for a text with the spelling of a reference. */
export function isInquiryReference(text: string): boolean {
  return new RegExp(`^Q-[${letters}]{${groups[0]}}-[${letters}]{${groups[1]}}$`).test(text);
}
