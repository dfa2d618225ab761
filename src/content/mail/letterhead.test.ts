import { expect, test } from "vitest";
import { company } from "../company.ts";
import { letterhead } from "./letterhead.ts";
import { passwordResetMail } from "./password-reset-mail.ts";

const address = "https://site.example/sd_admin/inquiries";
const png = (size: string) => `${"0".repeat(32)}.png ${size}`;
const headOf = (brand: Partial<typeof company.brand>, ko = "가나 & 다") =>
  letterhead({ name: { ko, en: "Gana" }, brand: { ...company.brand, ...brand } }, "ko", address).html;

test("a mail has the company's icon and name above a line of its accent, as it was chosen", () => {
  const head = headOf({ action: "#f28c28" });
  expect(head).toContain("border-bottom:3px solid #f28c28");
  expect(head).toMatch(/src="https:\/\/site\.example\/icon-192\.png\?v=\w+" alt=""/);
  expect(head).toContain("가나 &amp; 다</td>");
});

test("a logo with the name in letters stands for it, and one in SVG is the icon", () => {
  const head = headOf({ logo: png("300x100") });
  expect(head).toContain(
    `src="https://site.example/files/${"0".repeat(32)}.png" alt="가나 &amp; 다" width="120"`,
  );
  expect(head).not.toContain("</td><td");
  expect(headOf({ logo: `${"0".repeat(32)}.svg 300x100` })).toContain("icon-192.png");
});

test.each([
  ["#1b6b3a", "#ffffff"],
  ["#f28c28", "#0b1f33"],
])("the button of a mail has the company's colour %s, and readable words %s on it", (action, words) => {
  const own = { ...company, brand: { ...company.brand, action } };
  const { html } = passwordResetMail(
    "가나",
    "kim",
    "https://site.example/#token=1",
    letterhead(own, "ko", address),
  );
  const [, ground, color] =
    /background:(#\w{6})"><a href="[^"]+" style="[^"]*;color:(#\w{6})/.exec(html) ?? [];
  expect([ground, color]).toEqual([action, words]);
});
