/**
 * Joins things that do not depend on language (ids, paths, pictures) with their words, in the order of `things`.
 * A thing without words does not compile, and neither do words without a thing.
 * @example worded([{ id: "sf", picture: "st-sf" }], { sf: { title: "SF 시리즈" } })
 */
export function worded<
  const Thing extends { id: string },
  Words extends Record<Thing["id"], object> & Record<Exclude<keyof Words, Thing["id"]>, never>,
>(things: readonly Thing[], words: Words): (Thing & Words[Thing["id"]])[] {
  return things.map((thing) => Object.assign({}, thing, words[idOf(thing)]));
}

function idOf<Thing extends { id: string }>(thing: Thing): Thing["id"] {
  return thing.id;
}
