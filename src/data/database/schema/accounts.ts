import type { Generated } from "kysely";
import type { Role } from "#domain/admin/roles.ts";

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** A password hash, see `passwords.ts`; never the password. */
  password: string;
  /** 1 while the password is the generated one. */
  isPasswordProvisional: Generated<number>;
  lastLoginAt: Generated<number | null>;
  role: Generated<Role>;
}

export interface SessionTable {
  sid: string;
  /** JSON. */
  sess: string;
  expire: number;
  userId: number | null;
}

export interface SecondFactorsTable {
  userId: number;
  /** Base32, sealed; see `sealing.ts`. */
  secret: string;
  /** When a first code proved that the app has the secret; until then it is only offered. */
  confirmedAt: number | null;
  /** The last 30 s step whose code was used; none is good twice. */
  lastStep: Generated<number>;
}

export interface RecoveryCodesTable {
  userId: number;
  codeHash: string;
}

export interface PasswordResetsTable {
  tokenHash: string;
  userId: number;
  expiresAt: number;
}

/** A browser in which an account has signed in. */
export interface KnownDevicesTable {
  tokenHash: string;
  userId: number;
  expiresAt: number;
}

export interface AuditLogTable {
  id: Generated<number>;
  happenedAt: number;
  event: string;
  account: string | null;
  detail: string | null;
  address: string | null;
}

export interface SecurityLogTable {
  id: Generated<number>;
  event: string;
  account: string | null;
  address: string | null;
  firstAt: number;
  lastAt: number;
  times: number;
  mergedBy: string | null;
}
