import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { Locale } from "#domain/locale.ts";
import { productSchema } from "#domain/products/product.ts";
import { callApi } from "#web/api-client.ts";
import { type OfferedTowers, offeredTowers } from "./offered-towers.ts";

const patienceMs = 8_000;

/** Models of our series, fetched once. */
export function useOfferedTowers(locale: Locale): OfferedTowers | "loading" | "failed" {
  const [towers, setTowers] = useState<OfferedTowers | "loading" | "failed">("loading");
  useEffect(() => {
    ask(locale).then(setTowers, () => setTowers("failed"));
  }, [locale]);
  return towers;
}

async function ask(locale: Locale): Promise<OfferedTowers> {
  const answer = await callApi("GET", "/api/products", { patienceMs });
  return offeredTowers(z.array(productSchema).parse(answer), locale);
}
