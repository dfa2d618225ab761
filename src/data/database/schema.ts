import type { Generated } from "kysely";
import type { Role } from "#domain/admin/roles.ts";
import type { VariantFormat } from "#domain/files/picture-variants.ts";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { MailState, MailTrouble } from "#domain/inquiries/inbox-mail.ts";
import type { StoredInquiryFields } from "#domain/inquiries/inquiry-fields.ts";
import type { Suspicion } from "#domain/inquiries/submission.ts";
import type { ChangeKind } from "#domain/inquiries/work/history.ts";
import type { Locale } from "#domain/locale.ts";
import type { MailSecurity } from "#domain/mail/mail-settings.ts";
import type { PageKind } from "#domain/page-records/page-record.ts";
import type { MainFacts } from "#domain/products/model-columns.ts";
import type { ProductFields } from "#domain/products/product-fields.ts";
import type { ProjectPicture } from "#domain/projects/pictures.ts";
import type { ProjectFields } from "#domain/projects/project-fields.ts";
import type { SampleKind } from "#domain/start/start-calls.ts";
import type { DeliveryState, DeliveryTrouble, WebhookEvent } from "#domain/webhooks/webhook.ts";
import type { Row } from "../records/rows.ts";

/**
 * Rows as they are stored, alike on both engines: times are epoch milliseconds (UTC), booleans 0 or 1,
 * text is NFC. Columns and their limits are declared in `migrations/`, as `created_at` what is `createdAt` here.
 */
export interface Tables {
  users: UsersTable;
  session: SessionTable;
  contactInquiries: ContactInquiriesTable;
  inquiryNotes: InquiryNotesTable;
  inquiryEvents: InquiryEventsTable;
  inquiryReplies: InquiryRepliesTable;
  replyTemplates: ReplyTemplatesTable;
  inquiryFiles: InquiryFilesTable;
  inquiryFileParts: InquiryFilePartsTable;
  products: ProductsTable;
  productTags: ProductTagsTable;
  productModels: ProductModelsTable;
  productVersions: ProductVersionsTable;
  ownPages: OwnPagesTable;
  ownPageAddresses: OwnPageAddressesTable;
  ownPageVersions: OwnPageVersionsTable;
  additions: AdditionsTable;
  importRuns: ImportRunsTable;
  projects: ProjectsTable;
  projectTags: ProjectTagsTable;
  projectPictures: ProjectPicturesTable;
  projectVersions: ProjectVersionsTable;
  projectVersionPictures: ProjectVersionPicturesTable;
  projectImports: ProjectImportsTable;
  images: ImagesTable;
  pictureVariants: PictureVariantsTable;
  samples: SamplesTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  passwordResets: PasswordResetsTable;
  knownDevices: KnownDevicesTable;
  auditLog: AuditLogTable;
  securityLog: SecurityLogTable;
  rateLimits: RateLimitsTable;
  outbox: OutboxTable;
  outboxFiles: OutboxFilesTable;
  staffReminders: StaffRemindersTable;
  webhooks: WebhooksTable;
  webhookDeliveries: WebhookDeliveriesTable;
  contentEdits: ContentEditsTable;
  contentVersions: ContentVersionsTable;
  contentPlans: ContentPlansTable;
  files: FilesTable;
  fileParts: FilePartsTable;
  fileVariants: FileVariantsTable;
  siteSettings: SiteSettingsTable;
  mailSettings: MailSettingsTable;
  removedSamples: RemovedSamplesTable;
  acceptedSamples: AcceptedSamplesTable;
  writeProbes: WriteProbesTable;
}

interface WriteProbesTable {
  /** 1. */
  id: number;
  writtenAt: number;
  filling: Uint8Array;
}

interface SiteSettingsTable {
  name: string;
  /** JSON. */
  value: string;
}

interface MailSettingsTable {
  /** 1. */
  id: number;
  /** Addresses separated by ", "; like the other texts, empty where nothing is entered. */
  recipients: string;
  senderName: string;
  senderAddress: string;
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  /** Sealed; see `sealing.ts`. */
  password: string | null;
}

interface RemovedSamplesTable {
  kind: SampleKind;
  sample: string;
  removedAt: number;
}

interface AcceptedSamplesTable {
  path: string;
  /** JSON of the content that was accepted. */
  content: string;
}

interface FilesTable {
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  createdAt: number;
  /** JSON of `DocumentFacts`; null in other files, and in those stored before version 0.5. */
  facts: Generated<string | null>;
  /** PNG; empty where the file cannot be drawn. */
  drawing: Generated<Uint8Array | null>;
}

interface FilePartsTable {
  file: string;
  /** From 0. */
  position: number;
  bytes: Uint8Array;
}

/** Smaller versions of pictures, and squares cut out of them, made at the first request. */
interface FileVariantsTable {
  file: string;
  width: number;
  /** Position of a square on the longer side, percent; -1 for the whole picture. */
  squareAt: number;
  format: VariantFormat;
  bytes: Uint8Array;
}

interface ContentEditsTable {
  path: string;
  /** JSON of an `Edit`. */
  edit: string;
  /** JSON of what the program had there when it was edited. */
  basis: string | null;
  revision: number;
  editedAt: number;
  /** User name. */
  editedBy: string;
}

interface ContentVersionsTable {
  id: Generated<number>;
  /** JSON of `StoredEdits`. */
  edits: string;
  publishedAt: number;
  publishedBy: string;
  restoredFrom: number | null;
}

export interface ContentPlansTable {
  /** 1. */
  id: number;
  /** JSON of `StoredEdits`: the draft as it was planned, and what visitors saw then. */
  edits: string;
  editsBefore: string;
  publishAt: number;
  plannedAt: number;
  /** User name. */
  plannedBy: string;
  failedAt: number | null;
}

interface UsersTable {
  id: Generated<number>;
  username: string;
  /** A password hash, see `passwords.ts`; never the password. */
  password: string;
  /** 1 while the password is the generated one. */
  isPasswordProvisional: Generated<number>;
  lastLoginAt: Generated<number | null>;
  role: Generated<Role>;
}

interface SessionTable {
  sid: string;
  /** JSON. */
  sess: string;
  expire: number;
  userId: number | null;
}

interface ContactInquiriesTable extends StoredInquiryFields {
  id: Generated<number>;
  createdAt: number;
  locale: Locale;
  status: Generated<InquiryStatus>;
  suspicion: Suspicion | null;
  /** Empty: notes have a table of their own. */
  note: Generated<string>;
  /** Text that the inbox searches, in lower case, with the phone number's digits once more by themselves. */
  searchText: string;
  /** The same for an inquiry and its repetition. */
  fingerprint: string | null;
  retainedUntil: number;
  /** JSON of a `Duty`. */
  duty: string | null;
  /** JSON of a `StoredSelection`. */
  selection: string | null;
  /** JSON of an `AttachedProject`. */
  project: string | null;
  /** JSON list of the names of files that could not be attached. */
  missingFiles: Generated<string | null>;
  /** User name of who answered it first. */
  answeredBy: Generated<string | null>;
  answeredAt: Generated<number | null>;
  /** The number that was sent to the inquirer; empty where an instance of the version before stored it. */
  reference: Generated<string>;
  /** User name. */
  responsible: Generated<string | null>;
  /** Day in Korea. */
  nextOn: Generated<string | null>;
  /** KRW. */
  valueKrw: Generated<number | null>;
  /** Path of the page that it was sent from. */
  page: Generated<string | null>;
}

interface InquiryEventsTable {
  id: Generated<number>;
  inquiryId: number;
  happenedAt: number;
  /** User name. */
  account: string;
  kind: ChangeKind;
  before: string | null;
  after: string | null;
}

interface InquiryRepliesTable {
  inquiryId: number;
  /** Made by the client. */
  replyKey: string;
  author: string;
  sentAt: number;
  subject: string;
  body: string;
  /** JSON: name and size of each file. */
  files: string;
}

export interface ReplyTemplatesTable {
  id: Generated<number>;
  name: string;
  bodyKo: string;
  bodyEn: string;
  updatedAt: number;
}

interface InquiryFilesTable {
  inquiryId: number;
  /** From 0. */
  file: number;
  /** As the sender called it, as far as a name may be. */
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

interface InquiryFilePartsTable {
  inquiryId: number;
  file: number;
  /** From 0. */
  position: number;
  bytes: Uint8Array;
}

interface InquiryNotesTable {
  inquiryId: number;
  /** Generated by the client that writes the note. */
  noteKey: string;
  /** User name; null, like the time, for notes from before they had authors. */
  author: string | null;
  body: string;
  writtenAt: number | null;
}

export interface ProductsTable extends Row<ProductFields> {
  id: Generated<number>;
  isActive: number;
  /** Place among the products, from 0. */
  position: number;
  /** JSON of `ProductDocument`s. */
  documents: Generated<string>;
  /** JSON of `TechnicalFile`s. */
  technicalFiles: Generated<string>;
  options: Generated<string>;
  /** Time of the last edit; unique among the edits of a product, so that it identifies a version. */
  updatedAt: Generated<number>;
}

interface ProductTagsTable {
  productId: number;
  tag: string;
  /** Place in the product's own list, from 0. */
  position: number;
}

export interface ProductModelsTable extends MainFacts {
  productId: number;
  /** From 0. */
  position: number;
  /** JSON of the filled columns of `detailGroups`. */
  details: Generated<string>;
}

interface ProductVersionsTable {
  id: Generated<number>;
  productId: number;
  /** JSON of a `ProductSnapshot`: the product before the change. */
  record: string;
  changedAt: number;
  /** User name. */
  changedBy: string | null;
  /** 1 where the change was its deletion: the product is in the trash. */
  isDeletion: Generated<number>;
  /** Place among the products when it was deleted. */
  position: Generated<number>;
}

export interface OwnPagesTable {
  id: Generated<number>;
  kind: PageKind;
  /** JSON of a `PageDraft`. */
  draft: string;
  draftAddress: string;
  /** The same as published, and without its blocks; null while visitors do not see it. */
  live: string | null;
  summary: string | null;
  address: string | null;
  publishedAt: number | null;
  /** When it will be published, and who has planned it. */
  publishAt: number | null;
  publishBy: string | null;
  /** Time of the last change of the draft; names its version. */
  updatedAt: number;
  /** User name. */
  updatedBy: string | null;
  /** In the trash since. */
  deletedAt: number | null;
  deletedBy: string | null;
}

/** Addresses that a page has had. */
interface OwnPageAddressesTable {
  kind: PageKind;
  address: string;
  pageId: number;
}

interface OwnPageVersionsTable {
  id: Generated<number>;
  pageId: number;
  /** JSON of a `PageDraft`. */
  record: string;
  publishedAt: number;
  publishedBy: string | null;
}

/** Records that were added under an Idempotency-Key. */
interface AdditionsTable {
  fingerprint: string;
  recordId: number;
  addedAt: number;
}

export interface ProjectsTable extends Row<ProjectFields> {
  id: Generated<number>;
  createdAt: number;
  /** The day by which lists are ordered; see `listingDay`. */
  listedOn: string;
  /** Text that is searched: lower-cased title, description, client and city in both languages, one a line. */
  searchText: string;
  /** Cooling tons that the capacity states; null where it states none. */
  capacityCrt: number | null;
  /** Time of the last edit; unique among the edits of a project, so that it identifies a version. */
  updatedAt: Generated<number>;
  /** The same for the first attempt to add it and every repetition. */
  fingerprint: Generated<string | null>;
  isHidden: Generated<number>;
  isOnHome: Generated<number>;
}

interface ProjectPicturesTable extends ProjectPicture {
  projectId: number;
  /** Place on the project's page, from 0. */
  position: number;
}

interface ProjectVersionsTable {
  id: Generated<number>;
  projectId: number;
  /** JSON of a `RecordSnapshot`: what the project was before the change. */
  record: string;
  changedAt: number;
  /** User name. */
  changedBy: string | null;
  /** 1 where the change was its deletion: the project is in the trash. */
  isDeletion: Generated<number>;
}

export interface ImportRunsTable {
  id: Generated<number>;
  kind: Generated<"projects" | "news">;
  importedAt: number;
  /** User name. */
  importedBy: string | null;
  /** JSON of what became of each row, and of the records that were added or changed. */
  outcomes: string;
  records: string;
  undoneAt: Generated<number | null>;
}

interface ProjectVersionPicturesTable {
  versionId: number;
  url: string;
}

interface ProjectTagsTable {
  projectId: number;
  tag: string;
  /** Place in the project's own list, from 0. */
  position: number;
}

/** Further facts of a project from the list that it was imported from. */
interface ProjectImportsTable {
  projectId: number;
  /** By which its owner calls it. */
  ownNumber: string | null;
  /** Name and size of the photograph, and the picture that was made from it. */
  photo: string | null;
  imageUrl: string | null;
}

interface ImagesTable {
  name: string;
  contentType: string;
  bytes: Uint8Array;
  createdAt: number;
}

/** Smaller versions of the images, made at the first request. */
interface PictureVariantsTable {
  /** Name of the image. */
  picture: string;
  width: number;
  format: VariantFormat;
  bytes: Uint8Array;
}

/** Sample data that were once offered to this database, so that deleted ones stay deleted. */
interface SamplesTable {
  name: string;
  offeredAt: number;
}

interface SecondFactorsTable {
  userId: number;
  /** Base32, sealed; see `sealing.ts`. */
  secret: string;
  /** When a first code proved that the app has the secret; until then it is only offered. */
  confirmedAt: number | null;
  /** The last 30 s step whose code was used; none is good twice. */
  lastStep: Generated<number>;
}

interface RecoveryCodesTable {
  userId: number;
  codeHash: string;
}

interface PasswordResetsTable {
  tokenHash: string;
  userId: number;
  expiresAt: number;
}

/** A browser in which an account has signed in. */
interface KnownDevicesTable {
  tokenHash: string;
  userId: number;
  expiresAt: number;
}

interface AuditLogTable {
  id: Generated<number>;
  happenedAt: number;
  event: string;
  account: string | null;
  detail: string | null;
  address: string | null;
}

interface SecurityLogTable {
  id: Generated<number>;
  event: string;
  account: string | null;
  address: string | null;
  firstAt: number;
  lastAt: number;
  times: number;
  mergedBy: string | null;
}

interface RateLimitsTable {
  name: string;
  taken: number;
  endsAt: number;
}

interface OutboxTable {
  id: Generated<number>;
  /** Left side of the Message-ID, the same at every attempt. */
  messageId: string;
  inquiryId: number | null;
  recipient: string;
  replyTo: string | null;
  subject: string;
  textBody: string;
  htmlBody: string;
  state: Exclude<MailState, "none">;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: number;
  dueAt: number;
  /** End of the lease of the instance that delivers it; 0 without one. */
  leasedUntil: Generated<number>;
  giveUpAt: number;
  settledAt: number | null;
  /** Problem of the last attempt; `lastError` has the message. */
  trouble: Generated<MailTrouble | null>;
  /** Answer of the mail server when it took the mail. */
  receipt: Generated<string | null>;
  /** The inquiry of which it is the sender's copy. */
  copyOf: Generated<number | null>;
  /** The inquiry that it answers, and the key of the answer. */
  replyToInquiry: Generated<number | null>;
  replyKey: Generated<string | null>;
  /** Name beside our own address. */
  senderName: Generated<string | null>;
  /** JSON: Message-IDs (left sides) of the mails that it continues, the oldest first. */
  thread: Generated<string | null>;
}

interface WebhooksTable {
  id: Generated<number>;
  name: string;
  /** Sealed, as the secret is; see `sealing.ts`. */
  address: string;
  secret: string;
  createdAt: number;
}

interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhookId: number;
  /** Null for a test. */
  inquiryId: number | null;
  event: WebhookEvent;
  /** State of the inquiry at the event. */
  status: InquiryStatus | null;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  createdAt: number;
  dueAt: number;
  /** Until then an instance is calling; 0 when none is. */
  leasedUntil: Generated<number>;
  settledAt: Generated<number | null>;
  /** HTTP status of the last response. */
  answer: Generated<number | null>;
  trouble: Generated<DeliveryTrouble | null>;
}

interface StaffRemindersTable {
  name: string;
  sentAt: number;
}

interface OutboxFilesTable {
  mailId: number;
  /** From 0. */
  position: number;
  name: string;
  contentType: string;
  bytes: Uint8Array;
}
