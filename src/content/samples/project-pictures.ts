import { pictureFolders } from "../brand/program-pictures.ts";
import { illustrated } from "./illustrated.generated.ts";

/** Address of a sample project's illustration; `null` where there is none. */
export function sampleImageUrl(key: string): string | null {
  return illustrated.includes(key) ? `${pictureFolders.projects}/${key}.webp` : null;
}
