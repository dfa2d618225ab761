import * as z from "zod/mini";

/** An operation of the API as both ends use it: the server validates by it, the client sends and reads by it. */
export interface Contract<Result = unknown> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`; `:id` stands for the parameter `id`. */
  path: `/${string}`;
  params?: z.ZodMiniType;
  querystring?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body of its success. */
  response: z.ZodMiniType<Result>;
}

/** Body of a success without further content. */
export const successSchema = z.object({ success: z.literal(true) });
export const success: z.infer<typeof successSchema> = { success: true };
