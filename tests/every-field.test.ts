import { describe, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { fieldValue } from "#content/inquiries/field-value.ts";
import { inquiry as inquiryWords } from "#content/inquiries/inquiry.ts";
import { letterhead } from "#content/mail/letterhead.ts";
import { inquiryMail } from "#data/mail/inquiry-mail.ts";
import {
  eachInquiryField,
  type Inquiry,
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  isChoice,
} from "#domain/inquiries/inquiry-fields.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { productFields } from "#domain/products/product-fields.ts";
import { fieldColumns } from "#domain/projects/import/import-columns.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { type Field, type Fields, namesOf, translatedIn } from "#domain/records/fields.ts";
import { confirmationView } from "#web/inquiries/confirmation/confirmation-view.ts";
import { openAdministration } from "./support/administrator.ts";
import { aProduct, aProject } from "./support/builders.ts";

type Values = Record<string, unknown>;

/** A value of a field that no other field has, in one of two variants. */
function distinctValue(field: Field, name: string, variant: number): unknown {
  switch (field.kind) {
    case "choice":
      return field.of[variant % field.of.length];
    case "tags":
      return [field.of[variant]];
    case "year":
      return field.first + 20 + variant;
    case "day":
      // In the year above.
      return `${2020 + variant}-03-0${variant + 1}`;
    case "picture":
      return `/images/${name}-${variant}.webp`;
    default:
      return name === "slug" ? `${name}-${variant}` : `${name} ${variant}`;
  }
}

/** A whole record: every field and every English text has a value of its own. */
function everyField(fields: Fields, variant: number): Values {
  const values = namesOf(fields).map((name) => [name, distinctValue(fields[name] as Field, name, variant)]);
  const english = translatedIn(fields).map((name) => [name, `english ${name} ${variant}`]);
  return { ...Object.fromEntries(values), en: Object.fromEntries(english) };
}

const records = [
  {
    record: "project",
    fields: projectFields as Fields,
    rest: aProject() as Values,
    paths: { add: "/api/projects", change: "/api/projects", past: "/api/admin/projects" },
  },
  {
    record: "product",
    fields: productFields as Fields,
    rest: aProduct() as Values,
    paths: { add: "/api/admin/products", change: "/api/admin/products", past: "/api/admin/products" },
  },
];

describe.each(records)("every field of a $record", ({ fields, rest, paths }) => {
  const whole = (variant: number) => ({ ...rest, ...everyField(fields, variant) });
  /** The part of a response that the table of fields describes. */
  const described = (values: Values) =>
    Object.fromEntries([...namesOf(fields), "en"].map((name) => [name, values[name]]));

  test("is stored, read back, changed, kept in the history, brought back and taken out of the trash", async () => {
    const { call } = await openAdministration();
    const added = await call(`POST ${paths.add}`, { payload: whole(0) });
    expect([added.status, described(added.body)]).toEqual([201, everyField(fields, 0)]);
    const { id, updatedAt } = added.body;
    const read = await call(`GET ${paths.past}/${id}`);
    expect(described(read.body)).toEqual(everyField(fields, 0));

    const changed = await call(`PUT ${paths.change}/${id}`, { payload: { ...whole(1), updatedAt } });
    expect([changed.status, described(changed.body)]).toEqual([200, everyField(fields, 1)]);
    const { versions } = (await call(`GET ${paths.past}/${id}/versions`)).body;
    expect(described(versions[0].record)).toEqual(everyField(fields, 0));

    const revert = { version: versions[0].id, updatedAt: changed.body.updatedAt };
    const reverted = await call(`POST ${paths.past}/${id}/revert`, { payload: revert });
    expect([reverted.status, described(reverted.body)]).toEqual([200, everyField(fields, 0)]);

    expect((await call(`DELETE ${paths.change}/${id}`)).status).toBe(200);
    const restore =
      paths.past === "/api/admin/projects"
        ? await call(`POST ${paths.past}/trash/restore`, { payload: { ids: [id] } })
        : await call(`POST ${paths.past}/trash/${id}/restore`);
    expect(restore.status).toBe(200);
    expect(described((await call(`GET ${paths.past}/${id}`)).body)).toEqual(everyField(fields, 0));
  });
});

test("every field of a project comes by an imported list, also into one that is stored", async () => {
  const { call } = await openAdministration();
  const bring = (id: number | null, variant: number) =>
    call("POST /api/admin/projects/import", {
      payload: {
        columns: fieldColumns,
        rows: [
          {
            id,
            number: null,
            photo: null,
            project: { ...aProject(), ...everyField(projectFields, variant) },
          },
        ],
        isTrial: false,
      },
    });
  expect((await bring(null, 0)).status).toBe(200);
  const read = async () => {
    const { body } = await call("GET /api/admin/projects/1");
    return Object.fromEntries([...namesOf(projectFields), "en"].map((name) => [name, body[name]]));
  };
  expect(await read()).toEqual(everyField(projectFields, 0));
  expect((await bring(1, 1)).status).toBe(200);
  expect(await read()).toEqual(everyField(projectFields, 1));
});

/** An inquiry in which every field has a value of its own. */
function everyInquiryField(variant: number): Inquiry {
  return eachInquiryField<Inquiry & Record<InquiryField, string>>((name) => {
    const field = inquiryFields[name];
    if (field.kind === "choice") return field.of[variant];
    if (field.kind === "phone") return `02-0000-000${variant}`;
    return field.kind === "email" ? `${name}-${variant}@example.com` : `${name} ${variant}`;
  });
}

describe("every field of an inquiry", () => {
  const shown = (locale: Locale, variant: number) =>
    inquiryFieldNames.map((name) => fieldValue(inquiryWords[locale], everyInquiryField(variant), name));

  test("is stored, answered to the inbox, exported, and found if it was typed", async () => {
    const { call } = await openAdministration();
    expect((await call("POST /api/contact", { payload: everyInquiryField(0), cookie: "" })).status).toBe(201);
    const { inquiries } = (await call("GET /api/admin/inquiries")).body;
    expect(inquiries[0]).toMatchObject(everyInquiryField(0));
    const table = (await call("GET /api/admin/inquiries/export.csv")).body;
    for (const value of shown("ko", 0)) expect(table).toContain(value);
    for (const name of inquiryFieldNames.filter((name) => !isChoice(name))) {
      const search = encodeURIComponent(everyInquiryField(0)[name] ?? "");
      expect((await call(`GET /api/admin/inquiries?search=${search}`)).body.total, name).toBe(1);
    }
  });

  test.each(inquiryFieldNames)("makes another inquiry of the same key, when %s is another", async (name) => {
    const { call } = await openAdministration();
    const send = async (inquiry: Inquiry) => {
      const headers = { "idempotency-key": "0b2f6f0c-6f9e-4a52-9d7a-3a8f3f6f2b11" };
      return (await call("POST /api/contact", { payload: inquiry, headers, cookie: "" })).body.reference;
    };
    const first = await send(everyInquiryField(0));
    expect(await send(everyInquiryField(0))).toBe(first);
    expect(await send({ ...everyInquiryField(0), [name]: everyInquiryField(1)[name] })).not.toBe(first);
  });

  test.each(locales)("stands in the mail to the staff and in the receipt, in %s", (locale) => {
    const inquiry = everyInquiryField(0);
    const news = { id: 1, reference: "A-1", inquiry, locale, receivedAt: new Date() };
    const mail = inquiryMail(news, {
      to: "",
      inboxUrl: "https://example.com/",
      senderName: "",
      letterhead: () => letterhead(company, locale, "https://example.com/"),
    });
    const receipt = confirmationView(
      inquiryWords[locale],
      { reference: "A-1", isConfirmationMailed: true },
      { ...inquiry, files: [], missingFiles: [] },
    );
    for (const value of shown(locale, 0)) {
      expect(mail.text).toContain(value);
      expect(mail.html).toContain(value);
      expect(receipt.rows.map((row) => row.value)).toContain(value);
    }
  });
});
