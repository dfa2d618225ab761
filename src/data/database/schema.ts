import type { Generated } from "kysely";
import type { TowerType } from "#domain/gallery/vocabulary.ts";

/**
 * Rows as they are stored, alike on both engines: times are epoch milliseconds (UTC), booleans 0 or 1,
 * text is NFC. Columns and their limits are declared in `migrations/`.
 */
export interface Tables {
  users: UsersTable;
  session: SessionTable;
  contact_inquiries: ContactInquiriesTable;
  products: ProductsTable;
  projects: ProjectsTable;
  project_tags: ProjectTagsTable;
  images: ImagesTable;
  samples: SamplesTable;
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
}

interface ContactInquiriesTable {
  id: Generated<number>;
  company: string;
  name: string;
  phone: string;
  email: string;
  product_type: string | null;
  message: string;
  created_at: number;
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
  created_at: number;
  /** What the gallery searches: lower-cased title, description, client and city, one a line. */
  search_text: string;
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

/** Which sample data were once offered to this database, so that what was deleted stays deleted. */
interface SamplesTable {
  name: string;
  offered_at: number;
}
