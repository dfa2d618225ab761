import type { FastifyInstance } from "fastify";
import type { Services } from "#data/services.ts";
import { apiOn } from "#http/calls/operation.ts";
import type { DeviceCookies } from "../device-cookies.ts";
import { siteHealthApi } from "../health.ts";
import type { SessionCookies } from "../session-cookies.ts";
import { accountApi } from "./account/account.ts";
import { reauthenticationApi } from "./account/reauthentication.ts";
import { secondFactorApi } from "./account/second-factor.ts";
import { sessionsApi } from "./account/sessions.ts";
import { createAdminContext } from "./admin-context.ts";
import { administratorsApi } from "./administrators.ts";
import { registerArea } from "./areas.ts";
import { auditApi } from "./audit.ts";
import { contentApi } from "./content/content.ts";
import { filesApi } from "./files.ts";
import { guard } from "./guard.ts";
import { inboxApi } from "./inquiries/inbox.ts";
import { inboxExportApi } from "./inquiries/inbox-export.ts";
import { inboxFilesApi } from "./inquiries/inbox-files.ts";
import { inboxNotesApi } from "./inquiries/inbox-notes.ts";
import { inboxRepliesApi, replyTemplatesApi } from "./inquiries/inbox-replies.ts";
import { mailApi } from "./mail/mail.ts";
import { pageHistoryApi } from "./own-pages/history.ts";
import { newsImportApi } from "./own-pages/import.ts";
import { pagesApi } from "./own-pages/pages.ts";
import { productHistoryApi } from "./products/history.ts";
import { productEditingApi, productListApi } from "./products/products.ts";
import { projectChangesApi } from "./projects/changes.ts";
import { projectHistoryApi } from "./projects/history.ts";
import { projectImportApi } from "./projects/import.ts";
import { projectListApi } from "./projects/list.ts";
import { pictureUploadApi } from "./projects/picture-upload.ts";
import { startApi, type VerificationCodes } from "./start/start.ts";
import { webhooksApi } from "./webhooks/webhooks.ts";

interface AdministrationOptions extends Services {
  cookies: SessionCookies;
  devices: DeviceCookies;
  requireSecondFactor: boolean;
  verificationCodes: VerificationCodes;
  siteUrl: string;
  /** Recipient of notices about changes that a session thief would make; no notices without it. */
  adminEmail: string | undefined;
}

/** Registers all administration calls behind one guard: no body is read before authentication. */
export async function administrationApi(
  app: FastifyInstance,
  {
    cookies,
    devices,
    requireSecondFactor,
    verificationCodes,
    siteUrl,
    adminEmail,
    ...services
  }: AdministrationOptions,
): Promise<void> {
  const sessionOf = guard(app, { ...services, cookies, requireSecondFactor });
  const adminContext = createAdminContext(sessionOf, { ...services, siteUrl, adminEmail });
  const settings = { requireSecondFactor, verificationCodes, siteUrl };
  const options = { ...services, ...adminContext, ...settings, cookies, devices };
  const api = apiOn(app);
  await registerArea(
    api,
    "ownAccount",
    [accountApi, sessionsApi, secondFactorApi, reauthenticationApi, siteHealthApi],
    options,
  );
  await registerArea(
    api,
    "content",
    [
      projectListApi,
      projectChangesApi,
      projectHistoryApi,
      projectImportApi,
      pictureUploadApi,
      productEditingApi,
      productHistoryApi,
      pagesApi,
      pageHistoryApi,
      newsImportApi,
      contentApi,
      filesApi,
    ],
    options,
  );
  await registerArea(api, "productList", [productListApi], options);
  await registerArea(
    api,
    "inquiries",
    [inboxApi, inboxNotesApi, inboxExportApi, inboxFilesApi, inboxRepliesApi, replyTemplatesApi],
    options,
  );
  await registerArea(
    api,
    "siteManagement",
    [administratorsApi, auditApi, startApi, mailApi, webhooksApi],
    options,
  );
}
