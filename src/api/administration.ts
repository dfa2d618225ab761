import type { FastifyInstance } from "fastify";
import type { Services } from "#data/services.ts";
import { accountApi } from "./administration/account.ts";
import { auditApi } from "./administration/audit.ts";
import { createDesk } from "./administration/desk.ts";
import { guard } from "./administration/guard.ts";
import { inboxApi } from "./administration/inbox.ts";
import { inboxExportApi } from "./administration/inbox-export.ts";
import { inboxNotesApi } from "./administration/inbox-notes.ts";
import { pictureUploadApi } from "./administration/picture-upload.ts";
import { projectListApi } from "./administration/project-list.ts";
import { projectChangesApi } from "./administration/projects.ts";
import { secondFactorApi } from "./administration/second-factor.ts";
import { sessionsApi } from "./administration/sessions.ts";
import type { SessionCookies } from "./session-cookies.ts";

/**
 * Everything that needs the administrator. The guard stands in front of all of it: nothing of a request's body
 * is read before it is known whose request it is.
 */
export async function administrationApi(
  app: FastifyInstance,
  { cookies, ...services }: Services & { cookies: SessionCookies },
): Promise<void> {
  const options = { ...services, ...createDesk(guard(app, cookies), services), cookies };
  await app.register(projectListApi, options);
  await app.register(projectChangesApi, options);
  await app.register(pictureUploadApi, options);
  await app.register(accountApi, options);
  await app.register(sessionsApi, options);
  await app.register(secondFactorApi, options);
  await app.register(auditApi, options);
  await app.register(inboxApi, options);
  await app.register(inboxNotesApi, options);
  await app.register(inboxExportApi, options);
}
