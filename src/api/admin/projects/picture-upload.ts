import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { pictureProblems } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import { success } from "#domain/contract.ts";
import { maxPictureBytes, type PictureProblem } from "#domain/files/picture-file.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { importCalls } from "#domain/projects/import/import-calls.ts";
import { projectCalls } from "#domain/projects/project-calls.ts";
import { type Api, binary, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { multipartOverheadBytes, receiveFile } from "#http/form-file.ts";
import { importUploadLimit, uploadLimit } from "#http/limits.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { markTooMany } from "#http/too-many.ts";
import { type AdminContext, messagesFor, retryLaterMessage } from "../admin-context.ts";

/** Pictures received and checked at the same time: each is in memory more than once. */
const maxConcurrent = 8;

const maxFormBytes = maxPictureBytes + multipartOverheadBytes;

const refusals = new Set([400, 413, 415, 429]);

const refusedSchema = z.object({ success: z.literal(false), error: z.string() });
const refusedOrProblem = z.union([refusedSchema, problemSchema]);

const uploadContract = {
  consumes: ["multipart/form-data"],
  documentedBody: z.object({ image: binary() }),
  response: { 400: refusedOrProblem, 413: refusedOrProblem, 429: refusedSchema },
};

type PictureUploadOptions = Pick<Services, "recordPictureUploads" | "limits"> & AdminContext;

/** Uploads of pictures of projects and products: one WebP file of at most 1 MB in field `image` of a form. */
export async function pictureUploadApi(api: Api, options: PictureUploadOptions): Promise<void> {
  const { recordPictureUploads, limits: rates, sessionOf, logChange, count } = options;
  // Keeps the path in a file's name, so that a name with a path is rejected.
  await api.register(multipart, { preservePath: true });

  let inFlight = 0;

  api.addHook("onResponse", async (request, { statusCode }) => {
    if (refusals.has(statusCode)) count(request, "upload-refused");
  });

  api.route({
    ...operationFromContract(projectCalls.uploadRecordPicture, {
      operationId: "uploadPicture",
      summary: "Upload a WebP picture of at most 1 MB, as field `image`",
      ...uploadContract,
    }),
    ...uploading(uploadLimit, true),
  });
  api.route({
    ...operationFromContract(importCalls.uploadPicture, {
      operationId: "uploadImportedPicture",
      summary: "Upload a picture for a list of projects, like POST /api/projects/upload-image",
      ...uploadContract,
    }),
    // An import is logged once, when it is stored.
    ...uploading(importUploadLimit, false),
  });

  /** Options of an upload route. @param isLogged true when each upload is logged */
  function uploading(limitOf: typeof uploadLimit, isLogged: boolean) {
    return {
      bodyLimit: maxFormBytes,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const rateLimit = await rates.consume(limitOf(sessionOf(request).id));
        if (!rateLimit.allowed) {
          const sentence = messagesFor(request).tooManyUploads;
          const { retryAfterMs } = rateLimit;
          return markTooMany(reply, retryAfterMs).send(refusal(retryLaterMessage(sentence, retryAfterMs)));
        }
        if (Number(request.headers["content-length"] ?? 0) > maxFormBytes)
          return refuse(request, reply, "tooLarge");
      },
      handler: (request: FastifyRequest, reply: FastifyReply) => receive(request, reply, isLogged),
    };
  }

  async function receive(request: FastifyRequest, reply: FastifyReply, isLogged: boolean) {
    if (!request.isMultipart()) throw Object.assign(new Error("No form."), { statusCode: 415 });
    if (inFlight >= maxConcurrent) throw new Overloaded();
    inFlight += 1;
    try {
      return await storePicture(request, reply, isLogged);
    } finally {
      inFlight -= 1;
    }
  }

  async function storePicture(request: FastifyRequest, reply: FastifyReply, isLogged: boolean) {
    const file = await receiveFile(request, "image", maxPictureBytes);
    if ("problem" in file) return refuse(request, reply, file.problem);
    const entry = { event: "picture-uploaded", detail: file.name } as const;
    const accept = () => recordPictureUploads.accept(file);
    const upload = await logChange(request, accept, ({ kind }) =>
      kind === "stored" && isLogged ? entry : undefined,
    );
    if (upload.kind === "refused") return refuse(request, reply, upload.problem);
    return { ...success, imageUrl: upload.url };
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, problem: PictureProblem): FastifyReply {
  const sentence = pictureProblems[localeFor(request)][problem];
  return reply.code(problem === "tooLarge" ? 413 : 400).send(refusal(sentence));
}

function refusal(error: string): z.infer<typeof refusedSchema> {
  return { success: false, error };
}
