import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { productSchema } from "#domain/products/product.ts";
import { callApi } from "#web/api-client.ts";
import { type OfferedTowers, offeredTowers } from "./offered-towers.ts";

const patienceMs = 8_000;

/** The models of our series, asked for once. */
export function useOfferedTowers(): OfferedTowers | "loading" | "failed" {
  const [towers, setTowers] = useState<OfferedTowers | "loading" | "failed">("loading");
  useEffect(() => {
    ask().then(setTowers, () => setTowers("failed"));
  }, []);
  return towers;
}

async function ask(): Promise<OfferedTowers> {
  const answer = await callApi("GET", "/api/products?category=package", { patienceMs });
  return offeredTowers(z.array(productSchema).parse(answer));
}
