import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { company, type Office } from "#content/company.ts";
import { contact } from "#content/pages/contact.ts";
import { OfficeEntry } from "./OfficeEntry.tsx";

const [sample] = company.offices;
if (!sample) throw new Error("The sample has a head office.");

function entryOf(office: Office): string {
  return renderToString(
    <OfficeEntry
      locale="ko"
      office={office}
      text={contact.ko}
      anchor="office-1"
      newTab="새 탭"
      companyName="Company"
    />,
  );
}

test("an office without map services has no empty list of directions", () => {
  const service = 'target="_blank"';
  const count = (page: string, part: string) => page.split(part).length - 1;
  const [all, none] = [entryOf(sample), entryOf({ ...sample, directions: [] })];
  expect(count(all, service) - count(none, service)).toBe(sample.directions.length);
  expect(count(all, "<ul") - count(none, "<ul")).toBe(1);
});

test("the way to an office is read with a space between the word for the car park and its text", () => {
  const words = entryOf(sample).replaceAll(/<[^>]*>/g, "");
  expect(words).toContain(`${contact.ko.labels.parking} ${sample.way.ko.parking}`);
});
