import { expect, test } from "vitest";
import { ApiError } from "../api-client.ts";
import { createQueryClient } from "./query-client.ts";
import { sessionQuery } from "./session.ts";

test.each([
  [401, false],
  [403, true],
  [500, true],
])("a response of %i leaves the session open: %s", async (status, isOpen) => {
  const client = createQueryClient();
  client.setQueryData(sessionQuery.queryKey, true);
  const queryFn = () => Promise.reject(new ApiError(status, ""));
  await expect(client.fetchQuery({ queryKey: ["projects"], queryFn })).rejects.toThrow(ApiError);
  expect(client.getQueryData(sessionQuery.queryKey)).toBe(isOpen);
});

test("a failed request is not retried automatically", async () => {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(new TypeError("no network"));
  };
  await expect(createQueryClient().fetchQuery({ queryKey: ["projects"], queryFn })).rejects.toThrow();
  expect(asked).toBe(1);
});
