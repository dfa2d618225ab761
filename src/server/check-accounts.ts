import type { Logger } from "pino";
import type { Services } from "#data/services.ts";
import { passwordLimits } from "#domain/form-problems.ts";
import { isGuessable } from "#domain/passwords/password-rule.ts";
import type { Env } from "./env.ts";
import { keyFile } from "./secret-key.ts";

type Settings = Pick<Env, "adminUsername" | "adminPassword" | "databaseUrl" | "dataDir" | "secretKey">;

/** Encrypts second factors that earlier versions stored as plain text, and warns of those that cannot be read. */
export async function checkSecondFactors(
  { secondFactor }: Pick<Services, "secondFactor">,
  env: Settings,
  logger: Pick<Logger, "warn">,
): Promise<void> {
  const file = keyFile(env.dataDir);
  const undecryptable = await secondFactor.sealSecrets();
  if (undecryptable > 0)
    logger.warn(
      { accounts: undecryptable },
      `second factors were sealed with another key; put back SECRET_KEY or ${file}, or run npm run admin -- disable-totp <user>`,
    );
  if (env.databaseUrl !== undefined && env.secretKey === undefined)
    logger.warn(
      `SECRET_KEY is not set: second factors are sealed with ${file}, which other instances do not have, so that codes count only where they were set up; give all instances the same SECRET_KEY`,
    );
}

/** Warns of an ADMIN_PASSWORD that is weak and still in use. Takes as long as a login, and 12 MB for the lists of weak passwords. */
export async function checkAdminPassword(
  services: Pick<Services, "accounts" | "siteContent">,
  env: Settings,
  logger: Pick<Logger, "warn">,
): Promise<void> {
  if (await isWeakInUse(services, env))
    logger.warn(
      "ADMIN_PASSWORD is short or easily guessed, and still in use; change it on the account page, or by npm run admin -- set-password",
    );
}

/** Verifies only a weak password: the hash takes as long as a login. */
async function isWeakInUse(
  { accounts, siteContent }: Pick<Services, "accounts" | "siteContent">,
  { adminUsername, adminPassword }: Settings,
): Promise<boolean> {
  if (adminPassword === undefined) return false;
  const { name } = (await siteContent.published()).company;
  const ownNames = [...Object.values(name), adminUsername];
  const isWeak =
    adminPassword.length < passwordLimits.shortest || (await isGuessable(adminPassword, ownNames));
  return isWeak && (await accounts.verify(adminUsername, adminPassword)) !== undefined;
}
