import type { Generated } from "kysely";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { MailState, MailTrouble } from "#domain/inquiries/inbox-mail.ts";
import type { InquiryProduct } from "#domain/inquiries/inquiry.ts";
import type { Suspicion } from "#domain/inquiries/submission.ts";
import type { Locale } from "#domain/locale.ts";
import type { VariantFormat } from "#domain/projects/picture-variants.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";

/**
 * Rows as they are stored, alike on both engines: times are epoch milliseconds (UTC), booleans 0 or 1,
 * text is NFC. Columns and their limits are declared in `migrations/`.
 */
export interface Tables {
  users: UsersTable;
  session: SessionTable;
  contact_inquiries: ContactInquiriesTable;
  inquiry_notes: InquiryNotesTable;
  products: ProductsTable;
  projects: ProjectsTable;
  project_tags: ProjectTagsTable;
  images: ImagesTable;
  picture_variants: PictureVariantsTable;
  samples: SamplesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  password_resets: PasswordResetsTable;
  audit_log: AuditLogTable;
  rate_limits: RateLimitsTable;
  outbox: OutboxTable;
}

interface UsersTable {
  id: Generated<number>;
  username: string;
  /** A password hash, see `passwords.ts`; never the password. */
  password: string;
}

interface SessionTable {
  sid: string;
  /** JSON. */
  sess: string;
  expire: number;
  user_id: number | null;
}

interface ContactInquiriesTable {
  id: Generated<number>;
  company: string;
  name: string;
  phone: string;
  email: string;
  product_type: InquiryProduct | null;
  message: string;
  created_at: number;
  locale: Locale;
  status: Generated<InquiryStatus>;
  suspicion: Suspicion | null;
  /** Empty: notes have a table of their own. */
  note: Generated<string>;
  /** What the inbox searches, in lower case, with the phone number's digits once more by themselves. */
  search_text: string;
  /** The same for an inquiry and its repetition. */
  fingerprint: string | null;
  retained_until: number;
  /** JSON of a `Duty`. */
  duty: string | null;
  /** User name of who marked it as answered last. */
  answered_by: Generated<string | null>;
  answered_at: Generated<number | null>;
}

interface InquiryNotesTable {
  inquiry_id: number;
  /** Made up by whoever writes the note. */
  note_key: string;
  /** User name; null, like the time, for notes from before they had authors. */
  author: string | null;
  body: string;
  written_at: number | null;
}

export interface ProductsTable {
  id: Generated<number>;
  name: string;
  category: TowerType;
  description: string;
  specifications: string | null;
  image_url: string | null;
  catalog_url: string | null;
  is_active: number;
}

export interface ProjectsTable {
  id: Generated<number>;
  title: string;
  description: string;
  client_company: string;
  country: string;
  city: string | null;
  capacity: string | null;
  cooling_tower_type: TowerType;
  project_year: number | null;
  image_url: string | null;
  /** YYYY-MM-DD. */
  completed_on: string;
  created_at: number;
  /** What is searched: lower-cased title, description, client and city in both languages, one a line. */
  search_text: string;
  title_en: string | null;
  description_en: string | null;
  client_company_en: string | null;
  city_en: string | null;
  /** Time of the last edit; of no two edits of a project alike, so that it names a version. */
  updated_at: Generated<number>;
  /** The same for the first attempt to add it and every repetition. */
  fingerprint: Generated<string | null>;
}

interface ProjectTagsTable {
  project_id: number;
  tag: string;
  /** Place in the project's own list, from 0. */
  position: number;
}

interface ImagesTable {
  name: string;
  content_type: string;
  bytes: Uint8Array;
  created_at: number;
}

/** Smaller versions of the images, made when they are first asked for. */
interface PictureVariantsTable {
  /** Name of the image. */
  picture: string;
  width: number;
  format: VariantFormat;
  bytes: Uint8Array;
}

/** Which sample data were once offered to this database, so that what was deleted stays deleted. */
interface SamplesTable {
  name: string;
  offered_at: number;
}

interface SecondFactorsTable {
  user_id: number;
  /** Base32. */
  secret: string;
  /** When a first code proved that the app has the secret; until then it is only offered. */
  confirmed_at: number | null;
  /** The last 30 s step whose code was used; none is good twice. */
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  user_id: number;
  code_hash: string;
}

interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  expires_at: number;
}

interface AuditLogTable {
  id: Generated<number>;
  happened_at: number;
  event: string;
  account: string | null;
  detail: string | null;
  address: string | null;
}

interface RateLimitsTable {
  name: string;
  taken: number;
  ends_at: number;
}

interface OutboxTable {
  id: Generated<number>;
  /** Left side of the Message-ID, the same at every attempt. */
  message_id: string;
  inquiry_id: number | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  state: Exclude<MailState, "none">;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: number;
  due_at: number;
  /** Until then somebody is delivering it; 0 when nobody is. */
  leased_until: Generated<number>;
  give_up_at: number;
  settled_at: number | null;
  /** What was wrong at the last attempt; `last_error` has the words. */
  trouble: Generated<MailTrouble | null>;
  /** What the mail server said when it took the mail. */
  receipt: Generated<string | null>;
}
