import { expect, test } from "vitest";
import { blockedStatements, describeOn } from "../../../tests/support/database.ts";
import { createRecordPictures } from "./pictures.ts";

describeOn("postgres", "a picture", ({ open }) => {
  test("that is deleted while it is uploaded again is stored", async () => {
    const database = await open();
    const images = createRecordPictures(database, () => new Date());
    const upload = () => images.store("a.webp", { contentType: "image/webp", bytes: new Uint8Array([1]) });
    await upload();
    let again: Promise<void> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom("images").select("name").forUpdate().execute();
      again = upload();
      await expect.poll(() => blockedStatements(database)).toBe(1);
      await trx.deleteFrom("images").execute();
    });
    await again;
    expect(await images.find("a.webp")).toBeDefined();
  });
});
