import { expect, test } from "vitest";
import { publicLookup } from "./public-lookup.ts";

test.each([{ all: true }, { all: false }])(
  "a name that leads to this machine is not looked up with %j",
  async (options) => {
    const failure = await new Promise((resolve) => publicLookup("localhost", options, resolve));
    expect(failure).toMatchObject({ code: "ERR_NOT_PUBLIC" });
  },
);
