import { expect, test } from "vitest";
import { destinations, forPhone } from "./destinations.ts";

test("the bar of a phone has three screens and a slot for the others", () => {
  const { inBar, others } = forPhone(destinations);
  expect(inBar).toEqual(["inquiries", "projects", "editing"]);
  expect(others).toEqual(["start", "products", "pages", "administrators", "mail", "account"]);
});

test("an account with four screens or fewer has them all in the bar", () => {
  expect(forPhone(["inquiries", "account"])).toEqual({ inBar: ["inquiries", "account"], others: [] });
});
