import { type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { createFiles } from "#data/files/files.ts";
import { createRecordPictures } from "#data/pictures/pictures.ts";

/** Longer than files stay that no record uses, ms. */
const laterMs = 60 * 24 * 60 * 60 * 1000;

/** Cleans up as the program does every day. @returns how many pictures and files are left that no record uses */
export async function orphansAfterCleanUp(address: DatabaseAddress): Promise<number> {
  const database = await openDatabase(address);
  const later = () => new Date(Date.now() + laterMs);
  await createRecordPictures(database, later).deleteExpired();
  await createFiles(database, later).deleteExpired();
  const used = await database.db
    .selectFrom("projects")
    .select("imageUrl")
    .where("imageUrl", "is not", null)
    .execute();
  const shown = new Set(used.map(({ imageUrl }) => imageUrl));
  const images = await database.db.selectFrom("images").select("name").execute();
  const files = await database.db.selectFrom("files").select("name").execute();
  await database.close();
  return images.filter(({ name }) => !shown.has(`/projects/${name}`)).length + files.length;
}
