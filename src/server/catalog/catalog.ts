import type { FlowShape } from "#documents/drawing/flow-shapes.ts";
import type { Locale } from "#domain/locale.ts";
import type { OutlineDrawing } from "#domain/products/drawing/model-drawing.ts";

/** A catalogue of a product in one language: all that it says, before it is laid out on pages. */
export interface Catalog {
  locale: Locale;
  /** Title of the document. */
  title: string;
  /** Name of the product. */
  name: string;
  /** Above the name, such as its construction. */
  kind: string | null;
  lead: string;
  /** Main facts on the cover. */
  facts: readonly Pair[];
  /** Address of its picture on this site, and the picture in words. */
  picture: { address: string; alt: string } | null;
  company: string;
  /** Page of the product. */
  link: Link;
  words: { label: string; edition: string };
  /** Time of the record's last change, ISO 8601; null for a catalogue of texts alone (water treatment). */
  edition: string | null;
  sections: readonly Section[];
  /** The same with less, each with less than the one before, for a catalogue that would have too many pages. */
  shorter: readonly (readonly Section[])[];
  /** Sections of the last page. */
  closing: readonly Section[];
}

export interface Section {
  title: string;
  beginsPage?: true;
  /** Only as much of it is drawn as its page has room for. */
  isOptional?: true;
  blocks: readonly Block[];
}

export interface Pair {
  name: string;
  value: string;
}

export interface Link {
  text: string;
  href: string;
}

/** A part of a section. */
export type Block =
  | { kind: "text"; text: string; look?: "note" | "strong" }
  | { kind: "heading"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "flow"; shapes: readonly FlowShape[]; title: string; description: string; isLarge: boolean }
  /** The picture of the cover, whole. */
  | { kind: "picture"; alt: string }
  | { kind: "links"; links: readonly (Link & { lead: string })[] }
  /** A drawing with its main facts beside it. */
  | { kind: "drawing"; drawing: OutlineDrawing; alt: string; pairs: readonly Pair[] }
  | Table
  /** Names with their values, in columns beside each other. */
  | { kind: "pairs"; pairs: readonly Pair[] }
  /** Lines to write on. */
  | { kind: "form"; rows: readonly string[] }
  | { kind: "offices"; offices: readonly Office[] };

/** A table, whose first column names the rows. */
export interface Table {
  kind: "table";
  heads: readonly { text: string; unit?: string | undefined }[];
  rows: readonly (readonly string[])[];
}

export interface Office {
  name: string;
  lines: readonly string[];
  phone: Link;
  email: Link;
}
