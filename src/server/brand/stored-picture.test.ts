import { expect, test } from "vitest";
import type { Services } from "#data/services.ts";
import { storedPicture } from "./stored-picture.ts";

const own = `${"0a".repeat(16)}.webp`;
const services = {
  recordPictures: { find: async (name: string) => ({ bytes: Buffer.from(`record ${name}`) }) },
  files: { whole: async (name: string) => (name === own ? Buffer.from("page") : undefined) },
} as unknown as Pick<Services, "recordPictures" | "files">;

test.each([
  ["/projects/tower.webp", "record tower.webp"],
  [`/files/${own}`, "page"],
  [`/files/${"0b".repeat(16)}.webp`, undefined],
  ["/files/../tower.webp", undefined],
  ["/images/none.webp", undefined],
  ["https://example.com/tower.webp", undefined],
  [null, undefined],
])("the picture at %s is %s", async (address, text) => {
  const bytes = await storedPicture(address, services, "public");
  expect(bytes && Buffer.from(bytes).toString()).toBe(text);
});

test("a picture of the program is read from the public folder", async () => {
  expect(await storedPicture("/images/st-filter-1000.webp", services, "public")).toBeDefined();
});
