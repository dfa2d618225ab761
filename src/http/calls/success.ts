import * as z from "zod/mini";

/** Body of a success that has nothing else to tell. */
export const successSchema = z.object({ success: z.literal(true) });
export const success: z.infer<typeof successSchema> = { success: true };
