import type { Insertable, Kysely } from "kysely";
import type { Tables } from "#data/database/schema.ts";
import { aPicture } from "./pictures.ts";

type Rows = { [Name in keyof Tables]: readonly Insertable<Tables[Name]>[] };

/** Later than any number of seconds, so that it tells whether times stay whole. */
const time = Date.parse("2040-01-01T12:34:56.789Z");

/** The picture that a full database holds. */
export const picture = { name: "0123456789abcdef.webp", bytes: await aPicture() };

/** At least one row of every table, parents first: whoever adds a table adds a row here. */
const rows: Rows = {
  users: [
    { username: "admin", password: "scrypt$1" },
    { username: "둘째", password: "scrypt$2" },
  ],
  second_factors: [{ user_id: 1, secret: "JBSWY3DPEHPK3PXP", confirmed_at: null }],
  recovery_codes: [{ user_id: 1, code_hash: "c0de" }],
  password_resets: [{ token_hash: "70ken", user_id: 2, expires_at: time }],
  session: [
    { sid: "51d", sess: "{}", expire: time, user_id: 1 },
    { sid: "51e", sess: '{"device":"휴대전화"}', expire: time, user_id: null },
  ],
  audit_log: [{ happened_at: time, event: "login", account: "admin", detail: null, address: "192.0.2.1" }],
  rate_limits: [{ name: "login 192.0.2.1", taken: 3, ends_at: time }],
  products: [
    {
      name: "모듈형",
      category: "industrial",
      description: "",
      specifications: null,
      image_url: null,
      catalog_url: null,
      is_active: 0,
    },
  ],
  projects: [aProjectRow(1), aProjectRow(2), aProjectRow(3)],
  project_tags: [
    { project_id: 1, tag: "개방형", position: 0 },
    { project_id: 1, tag: "저소음", position: 1 },
  ],
  images: [{ ...picture, content_type: "image/webp", created_at: time }],
  picture_variants: [
    { picture: picture.name, width: 160, format: "avif", bytes: Buffer.from([0, 255, 39, 92, 10]) },
  ],
  contact_inquiries: [
    {
      company: 'O\'Neil \\ "따옴표" 😀',
      name: "홍길동",
      phone: "02-0000-0000",
      email: "buyer@example.com",
      product_type: null,
      message: "줄\n바꿈\t과  공백 ",
      created_at: time,
      locale: "en",
      suspicion: null,
      search_text: "",
      fingerprint: null,
      retained_until: time,
      duty: null,
      answered_by: "admin",
      answered_at: time,
    },
  ],
  inquiry_notes: [
    { inquiry_id: 1, note_key: "before", author: null, body: "옛 메모", written_at: null },
    { inquiry_id: 1, note_key: "k", author: "둘째", body: "줄\n바꿈", written_at: time },
  ],
  outbox: [
    {
      message_id: "m1",
      inquiry_id: 1,
      recipient: "sales@example.com",
      reply_to: null,
      subject: "문의",
      text_body: "",
      html_body: "",
      state: "waiting",
      last_error: null,
      created_at: time,
      due_at: time,
      give_up_at: time,
      settled_at: null,
      trouble: "busy",
      receipt: null,
    },
  ],
  samples: [{ name: "projects and products", offered_at: time }],
};

/** Fills an empty database with rows in every table, and deletes the newest project, whose id must not return. */
export async function fillEveryTable(db: Kysely<Tables>): Promise<void> {
  for (const [table, values] of Object.entries(rows))
    await db
      .insertInto(table as "users")
      .values(values as Rows["users"])
      .execute();
  await db.deleteFrom("projects").where("id", "=", 3).execute();
}

function aProjectRow(number: number): Insertable<Tables["projects"]> {
  return {
    title: `냉각탑 교체 ${number}`,
    description: "노후 설비를 교체했습니다.",
    client_company: "가나화학",
    country: "한국",
    city: null,
    capacity: "1200RT",
    cooling_tower_type: "package",
    project_year: 2021,
    image_url: number === 1 ? `/projects/${picture.name}` : null,
    completed_on: "2039-12-31",
    created_at: time + number,
    search_text: "냉각탑",
    title_en: null,
    description_en: null,
    client_company_en: null,
    city_en: null,
    updated_at: time,
  };
}
