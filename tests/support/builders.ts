import type { ProductInput } from "#data/products/rows.ts";
import type { Projects } from "#data/projects/projects.ts";
import type { InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import type { Inquiry } from "#domain/inquiries/inquiry-fields.ts";
import type { NewsForm } from "#domain/own-pages/news-import/news-calls.ts";
import { emptyPage, type OwnPageContent } from "#domain/own-pages/own-page.ts";
import { type Model, modelColumns } from "#domain/products/model-columns.ts";
import type { ProductOption } from "#domain/products/options/product-options.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import type { TechnicalFile } from "#domain/products/technical-files.ts";
import type { EditableProject, StoredProject } from "#domain/projects/project.ts";
import {
  type EnglishTexts,
  type ProjectFields,
  type ProjectInput,
  projectFields,
  translatedTexts,
} from "#domain/projects/project-fields.ts";
import { completed } from "#domain/records/columns.ts";
import { eachField, translatedIn } from "#domain/records/fields.ts";

/** Builders of valid records; a test states only the fields that matter to it. */

export function aProject(facts: Partial<ProjectInput> = {}): ProjectInput {
  return {
    title: "냉각탑 교체",
    description: "노후 설비를 교체했습니다.",
    clientCompany: "가나화학",
    country: "한국",
    city: "울산",
    capacity: "1200RT",
    coolingTowerType: "industrial",
    projectYear: 2021,
    tags: [],
    imageUrl: null,
    ...facts,
  };
}

/** Stores a project without an idempotency key, so that it is always a new one. */
export async function storeProject(
  projects: Pick<Projects, "add">,
  project: ProjectInput,
): Promise<EditableProject> {
  return (await projects.add(project, undefined)).project;
}

export function aStoredProject({ en, ...facts }: StoredFacts = {}): StoredProject {
  return {
    ...nothing,
    ...aProject(),
    id: 1,
    tags: [],
    completedOn: "2021-03-01",
    createdAt: "2021-03-02T00:00:00.000Z",
    en: { ...noEnglish, ...en },
    ...facts,
  } as StoredProject;
}

type StoredFacts = Partial<Omit<StoredProject, "en">> & { en?: Partial<EnglishTexts> };

const nothing = eachField<ProjectFields, object>(projectFields, () => null);
export const noEnglish = Object.fromEntries(translatedTexts.map((text) => [text, null])) as EnglishTexts;

export function aProduct(facts: Partial<ProductInput> = {}): ProductInput {
  return {
    ...noProductFacts,
    slug: "modular",
    name: "모듈형 냉각탑",
    category: "industrial",
    description: "현장 조립 시간을 줄입니다.",
    tags: [],
    documents: [],
    technicalFiles: [],
    options: [],
    models: [],
    en: noProductEnglish,
    ...facts,
  } as ProductInput;
}

export function aStoredProduct(facts: Partial<ProductRecord> = {}): ProductRecord {
  return {
    ...aProduct(),
    tags: [],
    id: 1,
    catalogUrl: null,
    hasSampleModels: false,
    isActive: true,
    updatedAt: "2025-01-01T00:00:00.000Z",
    ...facts,
  };
}

const noProductFacts = eachField<ProductFields, object>(productFields, () => null);
const noProductEnglish = Object.fromEntries(
  translatedIn(productFields).map((text) => [text, null]),
) as ProductInput["en"];

export function aPageDraft(facts: Partial<OwnPageContent> = {}): OwnPageContent {
  return {
    ...emptyPage("news", "2026-11-27"),
    title: { ko: "인증서", en: "Certificates" },
    lead: { ko: "우리 회사의 인증서입니다.", en: "The certificates of our company." },
    address: "certificates",
    blocks: [
      {
        id: "b1",
        kind: "text",
        isHidden: false,
        values: { text: { ko: "**품질**을 지킵니다.", en: "We keep **quality**." } },
        rows: [],
      },
    ],
    ...facts,
  };
}

export function aNewsForm(facts: Partial<NewsForm> = {}) {
  return {
    newsKind: "exhibition",
    title: "전시회 참가",
    day: "2024-03-15",
    text: "새 냉각탑을 전시합니다.",
    isPinned: "no",
    ...facts,
  };
}

export function aTechnicalFile(facts: Partial<TechnicalFile> = {}): TechnicalFile {
  return {
    title: "시험성적서",
    titleEn: null,
    kind: "시험성적서",
    language: null,
    models: null,
    date: null,
    edition: null,
    url: `/files/${"a".repeat(32)}.pdf`,
    ...facts,
  };
}

export function anOption(facts: Partial<ProductOption> = {}): ProductOption {
  return {
    subject: "골조 재질",
    subjectEn: null,
    name: "스테인리스강",
    nameEn: null,
    text: null,
    textEn: null,
    figures: null,
    kind: null,
    ...facts,
  };
}

export function aModel(facts: Partial<Model> = {}): Model {
  return completed(modelColumns, { name: "A-100", crt: 100, ...facts });
}

export function anInquiry(facts: Partial<Inquiry> = {}): Inquiry {
  return {
    company: "다라물산",
    name: "홍길동",
    phone: "02-0000-0000",
    email: "buyer@example.com",
    productType: "industrial",
    message: "견적을 부탁드립니다.",
    ...facts,
  };
}

export function anInboxInquiry(facts: Partial<InquiryWithHistory> = {}): InquiryWithHistory {
  return {
    ...anInquiry(),
    id: 7,
    reference: "Q-7K4M-2P",
    productType: "maintenance",
    duty: null,
    selection: null,
    project: null,
    files: [],
    missingFiles: [],
    locale: "ko",
    status: "new",
    suspicion: null,
    answered: null,
    responsible: null,
    nextOn: null,
    valueKrw: null,
    page: null,
    isAnswerStuck: false,
    receiptSubject: null,
    notes: [],
    history: [],
    createdAt: "2025-03-04T15:30:00.000Z",
    retainedUntil: "2028-03-04T15:30:00.000Z",
    mail: {
      state: "none",
      attempts: 0,
      trouble: null,
      lastError: null,
      receipt: null,
      settledAt: null,
      nextAttemptAt: null,
    },
    ...facts,
  };
}
