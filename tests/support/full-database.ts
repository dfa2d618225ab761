import type { Insertable, Kysely } from "kysely";
import type { Tables } from "#data/database/schema.ts";
import { emptyPage } from "#domain/own-pages/own-page.ts";
import { aPicture } from "./pictures.ts";

type Rows = { [Name in keyof Tables]: readonly Insertable<Tables[Name]>[] };

/** Beyond 32-bit seconds, to detect truncated times. */
const time = Date.parse("2040-01-01T12:34:56.789Z");

export const picture = { name: "0123456789abcdef.webp", bytes: await aPicture() };

const pageDraft = JSON.stringify(emptyPage("news", "2040-01-01"));

/** At least one row of every table, parents first. A new table needs a row here. */
const rows: Rows = {
  users: [
    { username: "admin", password: "scrypt$1" },
    { username: "둘째", password: "scrypt$2" },
  ],
  secondFactors: [{ userId: 1, secret: "JBSWY3DPEHPK3PXP", confirmedAt: null }],
  recoveryCodes: [{ userId: 1, codeHash: "c0de" }],
  knownDevices: [{ tokenHash: "d3v1ce", userId: 1, expiresAt: time }],
  passwordResets: [{ tokenHash: "70ken", userId: 2, expiresAt: time }],
  session: [
    { sid: "51d", sess: "{}", expire: time, userId: 1 },
    { sid: "51e", sess: '{"device":"휴대전화"}', expire: time, userId: null },
  ],
  securityLog: [
    {
      event: "login-failed",
      account: "admin",
      address: "192.0.2.1",
      firstAt: time,
      lastAt: time,
      times: 3,
      mergedBy: "login-failed 192.0.2.1 1 admin",
    },
  ],
  auditLog: [{ happenedAt: time, event: "login", account: "admin", detail: null, address: "192.0.2.1" }],
  contentEdits: [
    {
      path: "company.name",
      edit: '{"kind":"text","ko":"가나","en":"Gana"}',
      basis: null,
      revision: time,
      editedAt: time,
      editedBy: "admin",
    },
  ],
  ownPages: [
    {
      kind: "news",
      draft: pageDraft,
      draftAddress: "notice",
      live: pageDraft,
      summary: "{}",
      address: "notice",
      publishedAt: time,
      publishAt: time,
      publishBy: "admin",
      publishFailedAt: time,
      updatedAt: time,
      updatedBy: "admin",
      deletedAt: time,
      deletedBy: "admin",
    },
  ],
  ownPageAddresses: [{ kind: "news", address: "former", pageId: 1 }],
  ownPageVersions: [{ pageId: 1, record: pageDraft, publishedAt: time, publishedBy: "admin" }],
  contentVersions: [{ edits: "{}", publishedAt: time, publishedBy: "admin", restoredFrom: null }],
  contentPlans: [
    {
      id: 1,
      edits: "{}",
      editsBefore: "{}",
      publishAt: time,
      plannedAt: time,
      plannedBy: "admin",
      failedAt: time,
    },
  ],
  files: [{ name: `${"0".repeat(32)}.pdf`, contentType: "application/pdf", size: 3, createdAt: time }],
  fileParts: [{ file: `${"0".repeat(32)}.pdf`, position: 0, bytes: Buffer.from([0, 255, 1]) }],
  fileVariants: [
    {
      file: `${"0".repeat(32)}.pdf`,
      width: 480,
      squareAt: 35,
      format: "avif",
      bytes: Buffer.from([0, 255, 2]),
    },
  ],
  rateLimits: [{ name: "login 192.0.2.1", taken: 3, endsAt: time }],
  products: [
    {
      name: "모듈형",
      nameEn: "Modular",
      slug: "modular",
      category: "industrial",
      brand: "가나",
      type: "개방형",
      typeEn: null,
      description: "",
      descriptionEn: null,
      features: "하나\n둘",
      featuresEn: null,
      specifications: null,
      specificationsEn: null,
      projectWord: null,
      projectWordEn: "modular",
      imageUrl: null,
      imageAlt: null,
      imageAltEn: null,
      isActive: 0,
      position: 0,
      documents: '[{"title":"카탈로그"}]',
      technicalFiles: '[{"title":"시험성적서"}]',
      options: '[{"subject":"골조 재질","name":"FRP"}]',
      updatedAt: time,
    },
  ],
  productTags: [{ productId: 1, tag: "개방형", position: 0 }],
  productModels: [
    {
      productId: 1,
      position: 0,
      name: "가-100",
      crt: 100.5,
      length: 2_400,
      width: 2_400,
      height: 3_600,
      shippingWeight: 1_100,
      operatingWeight: null,
      fans: 1,
      motor: 3.7,
      airflow: 690.5,
      pumpHead: 4.5,
      nozzles: null,
      sound: 58.5,
      soundDistance: 10,
      details: '{"soundPower":86.5,"supports":[{"count":4,"load":600,"at":null}]}',
    },
  ],
  productVersions: [
    {
      productId: 1,
      record: '{"name":"모듈형"}',
      changedAt: time,
      changedBy: "둘째",
      isDeletion: 0,
      position: 0,
    },
  ],
  additions: [{ fingerprint: "gÜ-1", recordId: 1, addedAt: time }],
  projects: [aProjectRow(1), aProjectRow(2), aProjectRow(3)],
  projectTags: [
    { projectId: 1, tag: "개방형", position: 0 },
    { projectId: 1, tag: "저소음", position: 1 },
  ],
  projectPictures: [
    { projectId: 1, position: 0, url: `/projects/${picture.name}`, alt: "옥상의 냉각탑", altEn: null },
  ],
  projectVersions: [
    {
      projectId: 1,
      record: '{"title":"냉각탑 \\"교체\\""}',
      changedAt: time,
      changedBy: "둘째",
      isDeletion: 0,
    },
  ],
  importRuns: [
    { kind: "news", importedAt: time, importedBy: "둘째", outcomes: "[]", records: "[]", undoneAt: null },
  ],
  projectVersionPictures: [{ versionId: 1, url: "/projects/former.webp" }],
  projectImports: [
    {
      projectId: 2,
      ownNumber: "가-007",
      photo: "옥상 사진.jpg 3481923",
      imageUrl: `/projects/${picture.name}`,
    },
    { projectId: 3, ownNumber: null, photo: null, imageUrl: null },
  ],
  images: [{ ...picture, contentType: "image/webp", createdAt: time }],
  pictureVariants: [
    { picture: picture.name, width: 160, format: "avif", bytes: Buffer.from([0, 255, 39, 92, 10]) },
  ],
  contactInquiries: [
    {
      company: 'O\'Neil \\ "따옴표" 😀',
      name: "홍길동",
      phone: "02-0000-0000",
      email: "buyer@example.com",
      productType: null,
      message: "줄\n바꿈\t과  공백 ",
      createdAt: time,
      locale: "en",
      suspicion: null,
      searchText: "",
      fingerprint: null,
      retainedUntil: time,
      duty: null,
      project: '{"id":3,"title":"냉각탑 \\"교체\\""}',
      answeredBy: "admin",
      answeredAt: time,
      reference: "Q-7K4M-2P",
      responsible: "둘째",
      nextOn: "2026-03-02",
      valueKrw: 120000000,
      page: "/en/products/package",
    },
  ],
  inquiryNotes: [
    { inquiryId: 1, noteKey: "before", author: null, body: "옛 메모", writtenAt: null },
    { inquiryId: 1, noteKey: "k", author: "둘째", body: "줄\n바꿈", writtenAt: time },
  ],
  inquiryEvents: [
    { inquiryId: 1, happenedAt: time, account: "둘째", kind: "status", before: "new", after: "won" },
  ],
  inquiryReplies: [
    {
      inquiryId: 1,
      replyKey: "k",
      author: "둘째",
      sentAt: time,
      subject: "Re: 문의",
      body: "줄\n바꿈",
      files: '[{"name":"도면.pdf","size":3}]',
    },
  ],
  replyTemplates: [{ name: '인사 "1"', bodyKo: "안녕하세요.\n", bodyEn: "", updatedAt: time }],
  inquiryFiles: [{ inquiryId: 1, file: 0, name: '도면 "1".pdf', contentType: "application/pdf", size: 3 }],
  inquiryFileParts: [{ inquiryId: 1, file: 0, position: 0, bytes: Buffer.from([0, 255, 3]) }],
  outbox: [
    {
      messageId: "m1",
      inquiryId: 1,
      recipient: "sales@example.com",
      replyTo: null,
      subject: "문의",
      textBody: "",
      htmlBody: "",
      state: "waiting",
      lastError: null,
      createdAt: time,
      dueAt: time,
      giveUpAt: time,
      settledAt: null,
      trouble: "busy",
      receipt: null,
    },
    {
      messageId: "m2",
      inquiryId: null,
      copyOf: 1,
      recipient: "buyer@example.com",
      replyTo: "info@example.com",
      subject: "접수",
      textBody: "",
      htmlBody: "",
      state: "delivered",
      lastError: null,
      createdAt: time,
      dueAt: time,
      giveUpAt: time,
      settledAt: time,
      trouble: null,
      receipt: "250 OK",
    },
  ],
  webhooks: [{ name: "영업팀", address: "https://hooks.example.com/x", secret: "s3cret", createdAt: time }],
  webhookDeliveries: [
    {
      webhookId: 1,
      inquiryId: 1,
      event: "inquiry.received",
      status: "new",
      state: "delivered",
      createdAt: time,
      dueAt: time,
      settledAt: time,
    },
  ],
  staffReminders: [{ name: "morning 2026-03-02", sentAt: time }],
  outboxFiles: [
    {
      mailId: 1,
      position: 0,
      name: "도면.pdf",
      contentType: "application/pdf",
      bytes: Buffer.from([0, 255]),
    },
  ],
  mailSettings: [
    {
      id: 1,
      recipients: "sales@example.com, kim@example.com",
      senderName: "한빛냉각",
      senderAddress: "site@example.com",
      host: "smtp.example.com",
      port: 587,
      security: "starttls",
      username: "site",
      password: "v1.s3aled",
    },
  ],
  siteSettings: [{ name: "isNotPublic", value: "true" }],
  removedSamples: [{ kind: "products", sample: "모듈형", removedAt: time }],
  acceptedSamples: [{ path: "company.established", content: '[{"kind":"fact","value":1976},null]' }],
  writeProbes: [{ id: 1, writtenAt: time, filling: Buffer.from([0, 255, 4]) }],
  samples: [{ name: "projects and products", offeredAt: time }],
};

/** Fills every table of an empty database and deletes the newest project, whose id must not be reused. */
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
    clientCompany: "가나화학",
    country: "한국",
    city: null,
    capacity: "1200RT",
    coolingTowerType: "package",
    projectYear: 2021,
    imageUrl: number === 1 ? `/projects/${picture.name}` : null,
    completedOn: "2039-12-31",
    listedOn: "2039-12-31",
    createdAt: time + number,
    searchText: "냉각탑",
    titleEn: null,
    descriptionEn: null,
    clientCompanyEn: null,
    cityEn: null,
    updatedAt: time,
  };
}
