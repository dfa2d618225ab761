import { expect, test } from "vitest";
import { ApiError } from "../../api-client.ts";
import { inStoredOrder } from "./product-api.ts";

const products = [{ id: 1 }, { id: 2 }, { id: 3 }];

test("a list takes the order with which a move was refused; one that the order does not name comes last", () => {
  const refusal = new ApiError(409, JSON.stringify({ error: "", ids: [4, 3, 1] }));
  expect(inStoredOrder(products, refusal)).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }]);
});

test.each([
  new ApiError(409, "{}"),
  new ApiError(500, JSON.stringify({ ids: [1] })),
  new TypeError("no network"),
])("%s tells of no other order", (failure) => {
  expect(inStoredOrder(products, failure)).toBeUndefined();
});
