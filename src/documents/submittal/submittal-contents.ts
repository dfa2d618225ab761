import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { Submittal } from "./submittal.ts";

/** Facts about an archive that do not follow from its selection. */
interface ArchiveFacts {
  siteName: string;
  /** Address of the page with the same archive. */
  address: string;
  /** In words. */
  day: string;
}

/** The table of contents as a text. With a byte order mark every editor of Windows reads it; its lines end as there. */
export function submittalContents(
  words: Content["submittal"][Locale],
  { towers, warnings, rows, files, missing }: Submittal,
  { siteName, address, day }: ArchiveFacts,
): string {
  const { archive } = words;
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ["", title, ...lines.map((line) => `- ${line}`)];
  const lines = [
    fill(archive.title, { towers }),
    ...warnings,
    "",
    fill(archive.company, { name: siteName }),
    fill(archive.created, { date: day }),
    fill(archive.address, { address }),
    ...list(
      archive.selection,
      rows.map(({ label, figure }) => `${label}: ${figure}`),
    ),
    ...list(
      words.answer.files,
      files.map(({ name, facts }) => `${name} (${facts.join(", ")})`),
    ),
    ...list(words.answer.missing, missing),
  ];
  return `\ufeff${lines.join("\r\n").replaceAll("\u00a0", " ").replaceAll("\u2060", "")}\r\n`;
}
