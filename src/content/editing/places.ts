import type { EditablePlace } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { type ContentTree, isLink, mapContent } from "./tree.ts";

/** Everything of a content that can be edited, in the order of the pages. */
export function placesOf(content: ContentTree): EditablePlace[] {
  const places: EditablePlace[] = [];
  mapContent(content, {
    text(path, text) {
      if (!isOfTheProgram(path)) places.push({ path, kind: "text", ...text });
      return text;
    },
    texts(path, texts) {
      if (!isOfTheProgram(path)) places.push({ path, kind: "texts", ko: [...texts.ko], en: [...texts.en] });
      return texts;
    },
    fact(path, value) {
      if (!isOfTheProgram(path))
        places.push({
          path,
          kind: "fact",
          role: isLink(path) ? "link" : "value",
          value: typeof value === "object" ? [...value] : value,
        });
      return value;
    },
    picture(path, illustration) {
      if (!isOfTheProgram(path)) places.push({ path, kind: "picture", ...illustration });
      return illustration;
    },
    list(path, items) {
      if (!isOfTheProgram(path)) places.push({ path, kind: "list", ids: items.map(({ id }) => id) });
      return items;
    },
  });
  return places;
}

/** What stands at a place, as an edit would say it. */
export function editOf(place: EditablePlace): Edit {
  switch (place.kind) {
    case "text":
      return { kind: "text", ko: place.ko, en: place.en };
    case "texts":
      return { kind: "texts", ko: place.ko, en: place.en };
    case "fact":
      return { kind: "fact", value: place.value };
    case "picture":
      return { kind: "picture", picture: place.picture, ko: place.ko, en: place.en };
    case "list":
      return { kind: "list", order: place.ids, removed: [], added: [] };
  }
}

/** Words that the program itself works by: the names of countries and tags, which addresses and filters carry. */
export function isOfTheProgram(path: string): boolean {
  return /^(worldMap\.pins(\[[^\]]*\]\.name)?$|gallery\.filters\.tags\.groups|gallery\.stats|shared\.language|inquiry\.products)/.test(
    path,
  );
}
