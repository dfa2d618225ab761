/** Pictures that are finished as they lie in a folder of public/images/: project illustrations, cards. */
import { existsSync, readdirSync } from "node:fs";

/** File names in order, without hidden files; nothing where the folder is missing. */
export function namesIn(folder: "projects" | "og"): string[] {
  const place = new URL(`../../public/images/${folder}/`, import.meta.url);
  return existsSync(place)
    ? readdirSync(place)
        .filter((name) => !name.startsWith("."))
        .sort()
    : [];
}
