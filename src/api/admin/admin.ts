import type { FastifyInstance } from "fastify";
import type { Services } from "#data/services.ts";
import type { DeviceCookies } from "../device-cookies.ts";
import { siteHealthApi } from "../health.ts";
import type { SessionCookies } from "../session-cookies.ts";
import { accountApi } from "./account.ts";
import { createAdminContext } from "./admin-context.ts";
import { administratorsApi } from "./administrators.ts";
import { auditApi } from "./audit.ts";
import { contentApi } from "./content.ts";
import { filesApi } from "./files.ts";
import { guard } from "./guard.ts";
import { inboxApi } from "./inquiries/inbox.ts";
import { inboxExportApi } from "./inquiries/inbox-export.ts";
import { inboxFilesApi } from "./inquiries/inbox-files.ts";
import { inboxNotesApi } from "./inquiries/inbox-notes.ts";
import { inboxRepliesApi, replyTemplatesApi } from "./inquiries/inbox-replies.ts";
import { productPastApi } from "./products/history.ts";
import { productsDesk } from "./products/products.ts";
import { projectChangesApi } from "./projects/changes.ts";
import { projectPastApi } from "./projects/history.ts";
import { projectImportApi } from "./projects/import.ts";
import { projectListApi } from "./projects/list.ts";
import { pictureUploadApi } from "./projects/picture-upload.ts";
import { secondFactorApi } from "./second-factor.ts";
import { sessionsApi } from "./sessions.ts";
import { type ServerCodes, startApi } from "./start/start.ts";
import { webhooksApi } from "./webhooks/webhooks.ts";

interface AdministrationOptions extends Services {
  cookies: SessionCookies;
  devices: DeviceCookies;
  /** True when administrators without a second factor have to set one up first. */
  requireSecondFactor: boolean;
  serverCodes: ServerCodes;
}

/**
 * Everything that needs the administrator. The guard stands in front of all of it: nothing of a request's body
 * is read before it is known whose request it is.
 */
export async function administrationApi(
  app: FastifyInstance,
  { cookies, devices, requireSecondFactor, serverCodes, ...services }: AdministrationOptions,
): Promise<void> {
  const administrator = guard(app, { ...services, cookies, requireSecondFactor });
  const adminContext = createAdminContext(administrator, services);
  const options = { ...services, ...adminContext, cookies, devices, requireSecondFactor, serverCodes };
  await app.register(projectListApi, options);
  await app.register(projectChangesApi, options);
  await app.register(projectPastApi, options);
  await app.register(productPastApi, options);
  await app.register(projectImportApi, options);
  await app.register(pictureUploadApi, options);
  await app.register(productsDesk, options);
  await app.register(accountApi, options);
  await app.register(sessionsApi, options);
  await app.register(secondFactorApi, options);
  await app.register(administratorsApi, options);
  await app.register(auditApi, options);
  await app.register(siteHealthApi, options);
  await app.register(contentApi, options);
  await app.register(filesApi, options);
  await app.register(startApi, options);
  await app.register(inboxApi, options);
  await app.register(inboxNotesApi, options);
  await app.register(inboxExportApi, options);
  await app.register(inboxFilesApi, options);
  await app.register(inboxRepliesApi, options);
  await app.register(replyTemplatesApi, options);
  await app.register(webhooksApi, options);
}
