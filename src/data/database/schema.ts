import type {
  AuditLogTable,
  KnownDevicesTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SecurityLogTable,
  SessionTable,
  UsersTable,
} from "./schema/accounts.ts";
import type { ContentEditsTable, ContentPlansTable, ContentVersionsTable } from "./schema/content.ts";
import type {
  FilePartsTable,
  FilesTable,
  FileVariantsTable,
  ImagesTable,
  PictureVariantsTable,
} from "./schema/files.ts";
import type { ImportRunsTable, ProjectImportsTable } from "./schema/imports.ts";
import type {
  ContactInquiriesTable,
  InquiryEventsTable,
  InquiryFilePartsTable,
  InquiryFilesTable,
  InquiryNotesTable,
  InquiryRepliesTable,
  ReplyTemplatesTable,
} from "./schema/inquiries.ts";
import type { MailSettingsTable, OutboxFilesTable, OutboxTable, StaffRemindersTable } from "./schema/mail.ts";
import type { OwnPageAddressesTable, OwnPagesTable, OwnPageVersionsTable } from "./schema/own-pages.ts";
import type {
  ProductModelsTable,
  ProductsTable,
  ProductTagsTable,
  ProductVersionsTable,
} from "./schema/products.ts";
import type {
  ProjectPicturesTable,
  ProjectsTable,
  ProjectTagsTable,
  ProjectVersionPicturesTable,
  ProjectVersionsTable,
} from "./schema/projects.ts";
import type { AcceptedSamplesTable, RemovedSamplesTable, SamplesTable } from "./schema/samples.ts";
import type { AdditionsTable, RateLimitsTable, SiteSettingsTable, WriteProbesTable } from "./schema/site.ts";
import type { WebhookDeliveriesTable, WebhooksTable } from "./schema/webhooks.ts";

/**
 * Rows as they are stored, alike on both engines: times are epoch milliseconds (UTC), booleans 0 or 1,
 * text is NFC. Columns and their limits are declared in `migrations/`, where `createdAt` is called `created_at`.
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
