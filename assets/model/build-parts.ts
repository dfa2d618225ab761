/**
 * Writes every product's parts as JSON for Blender.
 * Run: `node assets/model/build-parts.ts`. Writes assets/out/parts/<product>.json.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { allProducts } from "./products.ts";

const folder = new URL("../out/parts/", import.meta.url);

mkdirSync(folder, { recursive: true });
for (const product of allProducts()) {
  writeFileSync(new URL(`${product.name}.json`, folder), JSON.stringify(product, rounded));
  const parts = Object.values(product.groups).reduce((sum, group) => sum + group.length, 0);
  console.log(`${product.name}: ${parts} parts, ${product.placements.length} placements`);
}

/** A tenth of a millimetre is enough. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toFixed(4)) : value;
}
