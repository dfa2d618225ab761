import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../../tests/support/database.ts";
import { aFilm } from "../../../../tests/support/films.ts";
import { createFiles } from "../files.ts";
import { maxPieceBytes } from "../pieces.ts";
import { createFilmStore } from "./film-store.ts";

const day = 24 * 60 * 60 * 1000;

describeOnBothEngines("an uploaded film", ({ open }) => {
  async function opened() {
    const database = await open();
    let now = Date.UTC(2026, 0, 1);
    const files = createFiles(database, () => new Date(now));
    const stored = () => database.db.selectFrom("files").select(["name", "size"]).execute();
    return { ...database, files, stored, wait: (ms: number) => (now += ms) };
  }

  /** In chunks as they arrive on a connection, which may fail after the last one. */
  async function* chunks(bytes: Buffer, failure?: Error) {
    for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000);
    if (failure) throw failure;
  }

  test("is stored in pieces as it comes, and comes back the same", async () => {
    const { files, db } = await opened();
    const bytes = longMp4(2 * maxPieceBytes + 99);
    const film = await files.films.receive(chunks(bytes));
    if ("problem" in film) throw new Error(film.problem);
    await files.films.keep(film);
    expect(film).toMatchObject({ contentType: "video/mp4", width: 160, height: 90, seconds: 1 });
    expect((await files.whole(film.name))?.equals(bytes)).toBe(true);
    const pieces = await db.selectFrom("fileParts").select("position").orderBy("position").execute();
    expect(pieces.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  test("leaves nothing where it is refused or cut off", async () => {
    const { files, stored } = await opened();
    for (const bytes of [
      aFilm("unplayable.mp4"),
      aFilm().subarray(0, 2_000),
      Buffer.from("no film at all"),
      Buffer.alloc(0),
    ])
      expect(await files.films.receive(chunks(bytes))).toHaveProperty("problem");
    const cut = files.films.receive(chunks(aFilm(), new Error("cut off")));
    await expect(cut).rejects.toThrow("cut off");
    expect(await stored()).toEqual([]);
  });

  test("goes a day later where no page shows it, with all of its pieces", async () => {
    const { files, stored, db, wait } = await opened();
    const film = await files.films.receive(chunks(aFilm("tower.webm")));
    if ("problem" in film) throw new Error(film.problem);
    await files.films.keep(film);
    wait(day - 1);
    await files.deleteExpired();
    expect(await stored()).toEqual([{ name: film.name, size: aFilm("tower.webm").length }]);
    wait(2);
    await files.deleteExpired();
    expect([await stored(), await db.selectFrom("fileParts").selectAll().execute()]).toEqual([[], []]);
  });

  test("is refused once the films take all the room for them", async () => {
    const { db } = await opened();
    const films = createFilmStore(db, () => new Date(), { totalBytes: aFilm().length });
    const film = await films.receive(chunks(aFilm()));
    if ("problem" in film) throw new Error(film.problem);
    await films.keep(film);
    expect(await films.receive(chunks(aFilm()))).toEqual({ problem: "full" });
  });
});

/** An MP4 with a box of filling ("free") behind its film. */
function longMp4(length: number): Buffer {
  const film = aFilm();
  const filling = Buffer.alloc(length - film.length);
  filling.writeUInt32BE(filling.length, 0);
  filling.write("free", 4, "latin1");
  return Buffer.concat([film, filling]);
}
