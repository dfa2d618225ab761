import { captionsBudget } from "#domain/files/budgets.ts";
import type { CheckOutcome } from "./check-outcome.ts";

/** Start of a WebVTT file. W3C WebVTT, section 4.1. */
const signature = /^WEBVTT(?:[ \t][^\n]*)?(?:\n|$)/;

/** Lines such as "Kind: captions" before the first empty line. */
const header = /^[^\n]*\n(?:(?!.*-->)[^\n]+(?:\n|$))*/;

const time = "(?:(\\d{2,3}):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})";
const timing = new RegExp(`^[ \\t]*${time}[ \\t]+-->[ \\t]+${time}(?=[ \\t]|$)`);

/** Blocks other than cues, which browsers may ignore: notes, styles and regions. */
const isNoCue = /^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/;

/**
 * Captions as WebVTT in UTF-8. Only their cues are kept: styles are the site's, and notes are not for visitors.
 */
export function checkedCaptions(file: Buffer): CheckOutcome {
  const text = decodeText(file);
  if (text === undefined || !signature.test(text)) return { problem: "otherType" };
  const cues = text
    .replace(header, "")
    .split(/\n{2,}/)
    .map((block) => block.replace(/^\n+|\n+$/g, ""))
    .filter((block) => block !== "" && !isNoCue.test(block));
  if (cues.length === 0 || !cues.every(isCue)) return { problem: "badCues" };
  const { cues: mostCues, cueCharacters } = captionsBudget;
  if (cues.length > mostCues || cues.some((cue) => cue.length > cueCharacters))
    return { problem: "tooComplex" };
  const bytes = Buffer.from(`WEBVTT\n\n${cues.join("\n\n")}\n`);
  return { bytes, contentType: "text/vtt", extension: "vtt" };
}

/** `undefined` for bytes that are no text in UTF-8. */
function decodeText(file: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file);
    return text.includes("\0") ? undefined : text.replace(/\r\n?/g, "\n");
  } catch {
    return undefined;
  }
}

/** Times in the first line, or in the second beneath a name, and a text that holds no other times. */
function isCue(cue: string): boolean {
  const lines = cue.split("\n");
  const at = lines[0]?.includes("-->") ? 0 : 1;
  const times = timing.exec(lines[at] ?? "");
  if (!times) return false;
  const [start, end] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))];
  return start < end && !lines.slice(at + 1).some((line) => line.includes("-->"));
}

function secondsOf([hours = "0", minutes, seconds, thousandths]: string[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}
