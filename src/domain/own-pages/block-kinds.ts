import { featureTags, towerTypes } from "../projects/vocabulary.ts";
import type { BlockFields } from "./block-fields.ts";
import { isLink } from "./rich-text.ts";

/** A kind of block: the fields that it has once, and those of each of its rows. */
interface BlockKind {
  fields: BlockFields;
  rows?: { fields: BlockFields; maxRows: number };
}

/** Title above a block of rows. */
const title = { kind: "words", shape: "line", maxLength: 120 } as const;

const email = (line: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(line);
/** An area code may be in brackets, before a number of at least seven characters. */
const phone = (line: string) => /^(?:[+\d][\d\s().-]{5,30}|\(\+?\d{2,4}\)[\d\s().-]{7,30})$/.test(line);

/** Every kind of block of a page, in the order of the editor. */
export const blockKinds = {
  heading: { fields: { text: { kind: "words", shape: "line", maxLength: 120, isRequired: true } } },
  text: { fields: { text: { kind: "words", shape: "rich", maxLength: 10_000, isRequired: true } } },
  picture: {
    fields: {
      picture: { kind: "picture", isRequired: true },
      caption: { kind: "words", shape: "line", maxLength: 300 },
    },
  },
  pictures: {
    fields: { title },
    rows: {
      maxRows: 24,
      fields: {
        picture: { kind: "picture", isRequired: true },
        caption: { kind: "words", shape: "line", maxLength: 300 },
      },
    },
  },
  facts: {
    fields: { title },
    rows: {
      maxRows: 60,
      fields: {
        label: { kind: "words", shape: "line", maxLength: 120, isRequired: true },
        value: { kind: "words", shape: "line", maxLength: 500, isRequired: true },
      },
    },
  },
  downloads: {
    fields: { title },
    rows: {
      maxRows: 40,
      fields: {
        name: { kind: "words", shape: "line", maxLength: 120, isRequired: true },
        document: { kind: "document", isRequired: true },
      },
    },
  },
  certificates: {
    fields: { title },
    rows: {
      maxRows: 40,
      fields: {
        name: { kind: "words", shape: "line", maxLength: 120, isRequired: true },
        number: { kind: "line", maxLength: 60 },
        issuer: { kind: "words", shape: "line", maxLength: 120 },
        validUntil: { kind: "day" },
        picture: { kind: "picture" },
        document: { kind: "document" },
      },
    },
  },
  film: {
    fields: {
      name: { kind: "words", shape: "line", maxLength: 120, isRequired: true },
      film: { kind: "film", isRequired: true },
      poster: { kind: "picture" },
    },
  },
  quotation: {
    fields: {
      text: { kind: "words", shape: "text", maxLength: 1_000, isRequired: true },
      source: { kind: "words", shape: "line", maxLength: 120 },
    },
  },
  steps: {
    fields: { title },
    rows: {
      maxRows: 20,
      fields: {
        name: { kind: "words", shape: "line", maxLength: 120, isRequired: true },
        text: { kind: "words", shape: "text", maxLength: 1_000 },
      },
    },
  },
  questions: {
    fields: { title },
    rows: {
      maxRows: 40,
      fields: {
        question: { kind: "words", shape: "line", maxLength: 300, isRequired: true },
        answer: { kind: "words", shape: "rich", maxLength: 4_000, isRequired: true },
      },
    },
  },
  people: {
    fields: { title },
    rows: {
      maxRows: 40,
      fields: {
        name: { kind: "words", shape: "line", maxLength: 80, isRequired: true },
        role: { kind: "words", shape: "line", maxLength: 120 },
        phone: { kind: "line", maxLength: 40, isValid: phone },
        email: { kind: "line", maxLength: 120, isValid: email },
        picture: { kind: "picture" },
      },
    },
  },
  action: {
    fields: {
      title: { kind: "words", shape: "line", maxLength: 120, isRequired: true },
      text: { kind: "words", shape: "text", maxLength: 500 },
      label: { kind: "words", shape: "line", maxLength: 60, isRequired: true },
      link: { kind: "line", maxLength: 300, isLink: true, isValid: isLink, isRequired: true },
    },
  },
  projects: {
    fields: {
      title,
      towerType: { kind: "choice", of: towerTypes },
      tag: { kind: "choice", of: featureTags },
    },
  },
  products: { fields: { title, towerType: { kind: "choice", of: towerTypes } } },
} as const satisfies Record<string, BlockKind>;

export type BlockKindName = keyof typeof blockKinds;
export const blockKindNames = Object.keys(blockKinds) as [BlockKindName, ...BlockKindName[]];

/** The rows of a kind; absent where it has none. */
export function rowsOf(kind: BlockKindName): BlockKind["rows"] {
  const { rows }: BlockKind = blockKinds[kind];
  return rows;
}
