import { fileURLToPath } from "node:url";
import { sharp } from "#data/pictures/sharp.ts";

/** The sheet's font: every Hangul syllable, and Latin. */
const fontFile = fileURLToPath(new URL("../../api/pdf/fonts/sheet-bold.ttf", import.meta.url));
const family = "DesignText Bold";

/** Words as a picture, cut to their ink. */
export interface RenderedText {
  png: Buffer;
  width: number;
  height: number;
}

interface TextOptions {
  /** Height of the letters' square, px. */
  size: number;
  color: string;
  /** Width at which lines break, px; one line without it. */
  width?: number;
}

/** Draws words in the site's own font, whatever fonts the machine has. Lines end between words, in Korean too. */
export async function renderText(words: string, { size, color, width }: TextOptions): Promise<RenderedText> {
  const spacing = Math.round(-0.025 * size * 1024);
  const text = `<span foreground="${color}" letter_spacing="${spacing}">${pangoText(words)}</span>`;
  const { data, info } = await sharp({
    text: {
      text,
      font: `${family} ${size}`,
      fontfile: fontFile,
      dpi: 72,
      rgba: true,
      ...(width === undefined ? {} : { width, wrap: "word-char" }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** As narrow as the same number of lines allows, so that the last one is no crumb. */
export async function renderBalancedText(
  words: string,
  { width, ...options }: TextOptions & { width: number },
): Promise<RenderedText> {
  let drawn = await renderText(words, { ...options, width });
  if (drawn.height < 1.6 * options.size) return drawn;
  for (let narrower = 0.9 * width; narrower > 0.5 * width; narrower -= 0.1 * width) {
    const next = await renderText(words, { ...options, width: Math.round(narrower) });
    if (next.height > drawn.height + 0.5 * options.size) break;
    drawn = next;
  }
  return drawn;
}

/** Pango reads markup, and would end a line between any two syllables, where a word joiner keeps it from that. */
function pangoText(words: string): string {
  return words
    .normalize("NFC")
    .replaceAll(/(?<=[가-힣])(?=[가-힣])/g, "\u2060")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
