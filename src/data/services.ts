import { randomBytes as systemRandomBytes } from "node:crypto";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import type { HealthReport } from "#domain/health/health-report.ts";
import { type Accounts, createAccounts } from "./admin/accounts.ts";
import { type AuditLog, createAuditLog } from "./admin/audit-log.ts";
import { createKnownDevices, type KnownDevices } from "./admin/known-devices.ts";
import { createPasswordResets, type PasswordResets } from "./admin/password-resets.ts";
import { type HashPassword, hashPassword as scryptHash } from "./admin/passwords.ts";
import { createSealing, type Sealing } from "./admin/sealing.ts";
import { createSecondFactor, type SecondFactor } from "./admin/second-factor.ts";
import { createSecurityLog, type SecurityLog } from "./admin/security-log.ts";
import { createSessions, type Sessions } from "./admin/sessions.ts";
import { type ContentSchedule, createContentSchedule } from "./content/content-schedule.ts";
import { createSiteContent, type SiteContent } from "./content/site-content.ts";
import type { Changes } from "./database/changes.ts";
import type { Database } from "./database/connect.ts";
import { fileVariants } from "./files/file-variants.ts";
import { createFiles, type Files } from "./files/files.ts";
import { createLogos, type Logos } from "./files/logos.ts";
import type { Health } from "./health/health.ts";
import { createSiteHealth } from "./health/health-report.ts";
import { createHousekeeping, type Housekeeping } from "./housekeeping.ts";
import { deleteExpiredKeys } from "./idempotency.ts";
import { createInbox, type Inbox } from "./inquiries/inbox.ts";
import { createInquiries, type Inquiries } from "./inquiries/inquiries.ts";
import { createReminders, type Reminders } from "./inquiries/work/reminders.ts";
import { createReplyTemplates, type ReplyTemplates } from "./inquiries/work/templates.ts";
import { createMailCheck, type MailCheck } from "./mail/mail-check.ts";
import { createMailQueue } from "./mail/mail-queue.ts";
import { createOutbox, type Outbox } from "./mail/outbox.ts";
import { currentSender } from "./mail/setup/current-sender.ts";
import { createMailSettings, type MailEnvironment, type MailSettings } from "./mail/setup/mail-settings.ts";
import { createNewsImports, type NewsImports } from "./own-pages/news-imports.ts";
import { createOwnPages, type OwnPages } from "./own-pages/own-pages.ts";
import { createPageEditing, type PageEditing } from "./own-pages/page-editing.ts";
import { createPageHistories, type PageHistories } from "./own-pages/page-history.ts";
import { createRecordPictures, type RecordPictures } from "./pictures/pictures.ts";
import { recordPictureVariants } from "./pictures/record-picture-variants.ts";
import { createRecordPictureUploads, type RecordPictureUploads } from "./pictures/uploads.ts";
import { createVariantQueue, createVariants, type Variants } from "./pictures/variants.ts";
import { createProductHistories, type ProductHistories } from "./products/history.ts";
import { createProducts, type Products } from "./products/products.ts";
import { visibleProducts } from "./products/visible-products.ts";
import { createProjectHistories, type ProjectHistories } from "./projects/history/history.ts";
import { createProjects, type Projects } from "./projects/projects.ts";
import { createRateLimits, noLimits, type RateLimits } from "./rate-limits.ts";
import { type AcceptedSamples, createAcceptedSamples } from "./samples/accepted-samples.ts";
import { createSampleStore, type SampleStore } from "./samples/samples.ts";
import type { Samples } from "./seed.ts";
import { createSiteSettings, type SiteSettings } from "./settings/site-settings.ts";
import { createWeatherTables, type WeatherTables } from "./weather/weather.ts";
import { createWebhooks, type WebhookOptions, type Webhooks } from "./webhooks/webhooks.ts";

/** All that pages and API can ask of the data; each takes only the groups that it needs. */
export interface Services {
  siteContent: SiteContent;
  contentSchedule: ContentSchedule;
  siteSettings: SiteSettings;
  samples: SampleStore;
  acceptedSamples: AcceptedSamples;
  projects: Projects;
  /** The history of projects, and the trash. */
  projectHistories: ProjectHistories;
  productHistories: ProductHistories;
  products: Products;
  /** Published pages and news of the company's own, their editing, and their history. */
  ownPages: OwnPages;
  pageEditing: PageEditing;
  pageHistories: PageHistories;
  newsImports: NewsImports;
  inquiries: Inquiries;
  inbox: Inbox;
  replyTemplates: ReplyTemplates;
  reminders: Reminders;
  webhooks: Webhooks;
  outbox: Outbox;
  mailSettings: MailSettings;
  mailCheck: MailCheck;
  accounts: Accounts;
  sessions: Sessions;
  knownDevices: KnownDevices;
  secondFactor: SecondFactor;
  passwordResets: PasswordResets;
  audit: AuditLog;
  securityLog: SecurityLog;
  files: Files;
  logos: Logos;
  recordPictures: RecordPictures;
  recordPictureUploads: RecordPictureUploads;
  /** Smaller versions of pictures: of projects and products, and of pages. */
  variants: Variants;
  fileVariants: Variants;
  weather: WeatherTables;
  limits: RateLimits;
  changes: Changes;
  /** Runs `work` so that the writes of all services that it calls are committed together, or not at all. */
  atomically: Database["atomically"];
  health: Health;
  /** Figures that operators watch. */
  healthReport: () => Promise<HealthReport>;
  housekeeping: Housekeeping;
}

export interface ServiceOptions {
  database: Database;
  clock?: () => Date;
  randomBytes?: (size: number) => Buffer;
  /** Hash function of new passwords; scrypt by default. */
  hashPassword?: HashPassword;
  /** `false` switches every limit off. */
  rateLimit?: boolean;
  /** Retention of the security log, days. */
  securityLogDays?: number;
  /** Key that encrypts stored secrets and signs challenges; random by default, for commands and tests. */
  secretKey?: string;
  /** Outgoing mail; missing parts may be entered by administrators. */
  mail?: MailOptions;
  /** The SQLite file, whose disk is watched and must have room for files; absent with PostgreSQL. */
  databaseFile?: string | undefined;
  /** The folder of the backups, whose age is watched, and the caches in front of the site. */
  monitoring?: {
    backupDir?: string | undefined;
    purges?: (() => HealthReport["purges"]) | undefined;
  };
  webhooks?: WebhookOptions;
  /** Samples of the first start in an empty database; by default the shipped ones. */
  samples?: Samples;
}

export interface MailOptions {
  /** Settings of the server, which come before what administrators enter. */
  environment?: MailEnvironment;
  /** Place where the staff read inquiries. */
  inboxUrl: string;
  /** True when administrators may enter servers of private networks, any port, and mail without encryption. */
  allowsPrivateMailServers?: boolean;
  /** Called when a mail is queued, such as a reply, and after changes of the mail settings. */
  wake: () => void;
}

const noMail: MailOptions = { inboxUrl: "http://localhost/sd_admin/inquiries", wake: () => undefined };

export function createServices({
  database,
  clock = () => new Date(),
  randomBytes = systemRandomBytes,
  hashPassword = scryptHash,
  rateLimit = true,
  securityLogDays: retentionDays = 14,
  secretKey = randomBytes(32).toString("base64url"),
  mail = noMail,
  databaseFile,
  monitoring = {},
  webhooks: webhookOptions = { siteUrl: "", allowsPrivateAddresses: false },
  samples = { projects: sampleProjects, products: sampleProducts },
}: ServiceOptions): Services {
  const sealing = createSealing(secretKey, randomBytes);
  const common = { clock, randomBytes, hashPassword, secretKey, sealing, databaseFile };
  const limits = rateLimit ? createRateLimits(database, clock) : noLimits;
  const siteContent = createSiteContent(database, clock);
  const files = createFiles(database, clock);
  const pictures = createRecordPictures(database, clock);
  const records = createRecordServices(database, { samples, clock });
  const variantQueue = createVariantQueue();
  const sessions = createSessions(database, common);
  const knownDevices = createKnownDevices(database, common);
  const passwordResets = createPasswordResets(database, common);
  const securityLog = createSecurityLog(database, { clock, retentionDays });
  const audit = createAuditLog(database, clock, securityLog);
  const mails = createMailServices(database, mail, common);
  const { findStaffRecipient } = mails.mailSettings;
  const staffMailOptions = { wake: mail.wake, findStaffRecipient };
  const products = visibleProducts(createProducts(database, clock), siteContent);
  const webhooks = createWebhooks(database, { ...common, ...webhookOptions });
  const inbox = createInbox(database, { ...common, siteContent, ...staffMailOptions });
  const expiringAccess = [sessions, knownDevices, passwordResets, audit, securityLog, limits];
  const histories = [records.projectHistories, records.productHistories, records.pageHistories];
  // After the histories, which may leave pictures unused.
  const expiringLast = [pictures, createMailQueue(database, clock), expiringIdempotencyKeys(database, clock)];
  const expiring = [...expiringAccess, files, inbox, webhooks, ...histories, ...expiringLast];
  return {
    siteContent,
    contentSchedule: createContentSchedule(database, { siteContent, audit, clock }),
    pageEditing: createPageEditing(database, { audit, clock }),
    products,
    ...records,
    inquiries: createInquiries(database, { ...common, ...staffMailOptions, limits, siteContent, products }),
    inbox,
    webhooks,
    reminders: createReminders(database, { ...common, ...staffMailOptions, siteContent }),
    ...mails,
    accounts: createAccounts(database, common),
    sessions,
    knownDevices,
    secondFactor: createSecondFactor(database, common),
    passwordResets,
    audit,
    securityLog,
    files,
    logos: createLogos(files),
    recordPictures: pictures,
    recordPictureUploads: createRecordPictureUploads(pictures),
    ...createVariantServices(database, files, variantQueue),
    weather: createWeatherTables(),
    limits,
    changes: { subscribe: database.changes.subscribe },
    atomically: database.atomically,
    ...createSiteHealth(database, { ...common, ...monitoring, ...mails, webhooks, pictures: variantQueue }),
    housekeeping: createHousekeeping(database, expiring),
  };
}

function createRecordServices(database: Database, given: { samples: Samples; clock: () => Date }) {
  const { clock } = given;
  return {
    siteSettings: createSiteSettings(database),
    samples: createSampleStore(database, given),
    acceptedSamples: createAcceptedSamples(database),
    replyTemplates: createReplyTemplates(database, clock),
    projects: createProjects(database, clock),
    projectHistories: createProjectHistories(database, clock),
    productHistories: createProductHistories(database, clock),
    ownPages: createOwnPages(database),
    pageHistories: createPageHistories(database, clock),
    newsImports: createNewsImports(database, clock),
  };
}

function createMailServices(
  database: Database,
  mail: MailOptions,
  given: { clock: () => Date; randomBytes: (size: number) => Buffer; sealing: Sealing },
) {
  const { wake } = mail;
  const settings = { environment: {}, allowsPrivateMailServers: false, ...mail, ...given };
  const mailSettings = createMailSettings(database, settings);
  database.changes.subscribe((change) => (change === "inquiries" || change === "mail") && wake());
  return {
    mailSettings,
    outbox: createOutbox(database, { ...given, wake, isSetUp: mailSettings.isSetUp }),
    mailCheck: createMailCheck({ ...given, settings: mailSettings, send: currentSender(mailSettings) }),
  };
}

function createVariantServices(
  database: Database,
  files: Files,
  queue: ReturnType<typeof createVariantQueue>,
) {
  return {
    variants: createVariants(recordPictureVariants(database), queue),
    fileVariants: createVariants(fileVariants(database, files), queue),
  };
}

function expiringIdempotencyKeys({ db }: Database, clock: () => Date) {
  return { deleteExpired: () => deleteExpiredKeys(db, clock()) };
}
