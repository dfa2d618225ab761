import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  integrity?: string;
  /** Shipped inside the package around it, whose hash covers it. */
  inBundle?: boolean;
  /** A folder of this repository. */
  link?: boolean;
}

test.each(["package-lock.json", "assets/package-lock.json"])("every package in %s has a hash", (file) => {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, "utf8"));
  const withoutHash = Object.entries(packages)
    .filter(
      ([folder, { integrity, inBundle, link }]) =>
        folder.includes("node_modules/") && !integrity && !inBundle && !link,
    )
    .map(([folder]) => folder);
  expect(withoutHash).toEqual([]);
});
