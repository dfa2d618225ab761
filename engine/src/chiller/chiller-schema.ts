import * as z from "zod/mini";
import { dutyFields } from "../duty/duty.ts";
import { dutySchema } from "../duty/duty-schema.ts";
import { chillerInputs, chillerTowerInputs } from "../inputs/chiller-inputs.ts";
import { without } from "../inputs/input.ts";
import { bodyShape, withDescription } from "../inputs/input-schema.ts";
import { chillerDrives, coolingUnits } from "./chiller.ts";

/** Body of `POST /api/chiller-duty`. */
export const chillerRequestSchema = z.object({
  ...bodyShape(without(chillerInputs, "unit", "drive")),
  ...bodyShape(chillerTowerInputs),
  unit: withDescription(z._default(z.enum(coolingUnits), coolingUnits[0]), "unit of cooling"),
  drive: withDescription(
    z._default(z.enum(chillerDrives), chillerDrives[0]),
    "kind of chiller: electric uses cop, absorption uses rejectionFactor",
  ),
});

/** Answer of `POST /api/chiller-duty`; as `ChillerDuty` has it. */
export const chillerResultSchema = z.object({
  coolingKilowatts: withDescription(z.number(), "cooling capacity, kW; 1 USRT is 3.51685 kW"),
  factor: withDescription(z.number(), "heat rejected per kW of cooling: 1 + 1/cop, or rejectionFactor"),
  heatKilowatts: withDescription(z.number(), "heat rejected, kW"),
  duty: withDescription(dutySchema, "duty of the tower, as in the body of POST /api/calculate-capacity"),
  basicCRT: withDescription(z.number(), "size by the heat alone, in CRT of 3,900 kcal/h"),
  correctionFactor: withDescription(z.optional(z.number()), "finalCRT / basicCRT"),
  finalCRT: withDescription(
    z.optional(z.number()),
    "size by heat, CRT; absent if the calculator does not accept the duty",
  ),
  selectionCRT: withDescription(
    z.optional(z.number()),
    "size to select: the larger of finalCRT and what the flow needs, CRT",
  ),
  violations: withDescription(
    z.array(z.object({ field: z.enum(dutyFields), rule: z.string() })),
    "rules of POST /api/calculate-capacity that the duty breaks",
  ),
});
