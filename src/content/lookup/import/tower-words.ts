import { locales } from "#domain/locale.ts";
import { type FeatureTag, featureTags, type TowerType, towerTypes } from "#domain/projects/vocabulary.ts";
import { type TypeNames, tags, towerTypeLabels } from "../terms.ts";

/** Types and tags that a text names, and its words that no vocabulary has. */
export interface TowerWords {
  types: TowerType[];
  tags: FeatureTag[];
  unknown: string[];
}

/** The names of the types, and how texts with them are read. */
export interface TowerVocabulary {
  types: TypeNames;
  /**
   * Reads the types and tags of a cell in any order, as offices write them.
   * @example read("산업용 대향류형 개방식") // { types: ["industrial"], tags: ["대향류", "개방형"], unknown: [] }
   */
  read(text: string): TowerWords;
}

/** @param types as the site calls them: the brands of partners are read, too */
export function towerVocabulary(types: TypeNames): TowerVocabulary {
  const namesIn = nameReader(types);
  return {
    types,
    read(text) {
      const parts = text.split(/[,;/·、，\n|+&()[\]]/);
      const words = parts.flatMap((part) => (namesIn(part) === undefined ? part.split(/\s+/) : part));
      const found = new Set(words.flatMap((word) => namesIn(word) ?? []));
      const unknown = words.flatMap((word) => (namesIn(word) === undefined ? withoutHash(word) : []));
      return {
        types: [...found].flatMap((name) => towerTypes.filter((type) => type === name)),
        tags: [...found].flatMap((name) => featureTags.filter((tag) => tag === name)),
        unknown: [...new Set(unknown)],
      };
    },
  };
}

/** Finds the types and tags in a text; `undefined` if it contains other words than these and those common to all towers. */
function nameReader(types: TypeNames): (text: string) => string[] | undefined {
  const nameOf = new Map([...namesOfTypes(types), ...knownNames]);
  const anyName = patternOf([...nameOf.keys()]);
  return (text) => {
    const names: string[] = [];
    const rest = bare(text).replace(anyName, (written) => {
      names.push(nameOf.get(written) ?? "");
      return " ";
    });
    return /^(?:\s|냉각탑|쿨링타워|coolingtower|tower|type|타입|형|식|용|#)*$/.test(rest) ? names : undefined;
  };
}

/** Several brands of partners stand beside each other, see `partnerOf`. */
function namesOfTypes(types: TypeNames): [string, TowerType][] {
  return towerTypes.flatMap((type) =>
    types[type]
      .split("·")
      .map(bare)
      .filter((name) => name !== "")
      .map((name): [string, TowerType] => [name, type]),
  );
}

/** Other common word stems for them; "형", "식" and "type" may follow each. */
const aliases: Readonly<Record<TowerType | FeatureTag, readonly string[]>> = {
  industrial: ["산업"],
  package: ["팩키지", "packaged"],
  bac: [],
  개방형: ["개방", "오픈", "open", "open circuit"],
  밀폐형: ["밀폐", "폐쇄", "클로즈드", "closed", "closed circuit"],
  직교류: ["직교", "직류", "크로스플로우", "cross flow"],
  대향류: ["대향", "향류", "역류", "카운터플로우", "counter flow"],
  혼합류: ["혼류"],
  유도통풍: ["유인통풍", "유도송풍", "유인송풍", "흡출통풍", "흡입통풍", "induced"],
  압입송풍: ["압입통풍", "압입", "강제통풍", "강제송풍", "forced"],
  모듈형: ["모듈", "모듈러", "module"],
  저소음: ["초저소음", "극저소음", "저소음", "super low noise", "ultra low noise", "quiet"],
  하이브리드: ["건습", "건습식", "hybrid"],
  백연저감: ["백연방지", "백연제거", "무백연", "백연", "plume abatement", "plume free"],
};

const knownNames: ReadonlyMap<string, string> = new Map([
  ...towerTypes.flatMap((type) =>
    [type, ...locales.map((locale) => towerTypeLabels[locale][type]), ...aliases[type]].map(
      (name) => [bare(name), type] as const,
    ),
  ),
  ...featureTags.flatMap((tag) =>
    [tag, tags.en[tag] ?? tag, ...aliases[tag]].map((name) => [bare(name), tag] as const),
  ),
]);

/** The longest name first: "초저소음" is one word. */
function patternOf(names: readonly string[]): RegExp {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return new RegExp(longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
}

function withoutHash(word: string): string {
  return word.trim().replace(/^#/, "");
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}
