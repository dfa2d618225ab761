import { describe, expect, test } from "vitest";
import { contradictions, implausible } from "#domain/products/model/plausibility.ts";
import { waterSpeeds } from "#domain/products/model/water-speed.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelColumns } from "#domain/products/model-columns.ts";
import { cellsOf, rowOf } from "#domain/records/columns.ts";
import { totalOf } from "#engine/sound/octave-bands.ts";
import { isShippedSample } from "../../../tests/support/shipped-sample.ts";
import { seriesModels } from "./series-models.ts";

const models: readonly Model[] = Object.values(seriesModels).flat();
const named = models.map((model) => [model.name, known(model)] as const);

/** Speeds of a fan's tips, ft/min, between which cooling towers lie; 61 m/s is the usual limit. */
const tipSpeeds = [5_000, 12_000] as const;

/** 50 log 2: what half the speed takes away from the sound power of a fan, dB. */
const halfSpeedLoss = 50 * Math.log10(2);

describe.runIf(isShippedSample)("the details of the sample models", () => {
  test.each(named)("of %s contradict nothing, and are usual beside each other", (_, model) => {
    expect(contradictions(model)).toEqual({});
    expect(implausible(model)).toEqual({});
  });

  test.each(named)("of %s are read again from the cells of their grid", (_, model) => {
    expect(rowOf(modelColumns, cellsOf(modelColumns, model))).toEqual({ row: model, problems: {} });
  });

  test("have a fan power that follows the air: a pressure of 80 to 300 Pa at 60 to 75 %, alike in a series", () => {
    for (const rows of Object.values(seriesModels).map((each) => each.map(known))) {
      const perAir = rows.map(({ fans, fanPower, airflow }) => (fans * fanPower) / (airflow / 60));
      expect(Math.max(...perAir) / Math.min(...perAir)).toBeLessThan(1.02);
      for (const each of perAir) {
        expect(each * 1_000 * 0.6).toBeGreaterThan(80);
        expect(each * 1_000 * 0.75).toBeLessThan(330);
      }
    }
  });

  test("have motors that carry the fan: 60 to 97 % of the motor", () => {
    for (const [name, { fanPower, motor }] of named) {
      expect(fanPower / motor, name).toBeLessThan(0.97);
      expect(fanPower / motor, name).toBeGreaterThan(0.55);
    }
  });

  test("sum up: octave bands to the total within 0.5 dB, at full and half speed", () => {
    for (const [name, model] of named) {
      expect(Math.abs(totalOf(model.soundBands) - model.soundPower), name).toBeLessThan(0.5);
      expect(Math.abs(totalOf(model.soundBandsHalf) - model.soundPowerHalf), name).toBeLessThan(0.5);
    }
  });

  /** Falling water stays as loud, so that a tower loses up to 2 dB less than its fan. */
  test("are quieter at half speed by the fan law, less what falling water keeps", () => {
    for (const [name, model] of named) {
      const pairs = [
        [model.soundPower, model.soundPowerHalf],
        [model.soundInlet, model.soundInletHalf],
        [model.soundTop, model.soundTopHalf],
      ] as const;
      for (const [full, half] of pairs) {
        expect(full - half, name).toBeLessThanOrEqual(halfSpeedLoss);
        expect(full - half, name).toBeGreaterThan(halfSpeedLoss - 2);
      }
    }
  });

  /**
   * Hudson Products, "The Basics of Axial Flow Fans": PWL = C + 30 log (tip speed / 1,000 ft/min) + 10 log (hp) − 5 log (D in ft),
   * for each fan, dB(A), where C is 50 to 60 by the shape of the blades. C is not known here, so that the sum of the first two
   * terms has to lie within both ranges, and to be the same in a series, whose fans are of one make.
   */
  test("have the sound power that fans of their power and diameter have", () => {
    for (const rows of Object.values(seriesModels).map((each) => each.map(known))) {
      const blades = rows.map((model) => {
        const { fans, fanPower, length, width } = model;
        const ofEach = model.soundPower - 10 * Math.log10(fans);
        const feet = (0.72 * Math.min(length / fans, width)) / 304.8;
        return ofEach - 10 * Math.log10(fanPower / 0.7457) + 5 * Math.log10(feet);
      });
      expect(Math.max(...blades) - Math.min(...blades)).toBeLessThan(3);
      for (const blade of blades) {
        expect(blade).toBeGreaterThan(50 + 30 * Math.log10(tipSpeeds[0] / 1_000));
        expect(blade).toBeLessThan(60 + 30 * Math.log10(tipSpeeds[1] / 1_000));
      }
    }
  });

  test("are heavier in operation by their water, within 1 %", () => {
    for (const [name, { operatingWeight, shippingWeight, waterVolume }] of named)
      expect((waterVolume * 1_000) / (operatingWeight - shippingWeight), name).toBeCloseTo(1, 2);
  });

  test("carry the operating weight on their supports, and the shipping weight in their sections", () => {
    for (const [name, model] of named) {
      const carried = model.supports.reduce((sum, { count, load }) => sum + (count ?? 1) * load, 0);
      expect(carried, name).toBeCloseTo(model.operatingWeight, 6);
      const shipped = model.sections.reduce(
        (sum, { count, weight }) => sum + (count ?? 1) * (weight ?? 0),
        0,
      );
      if (model.sections.length > 0)
        expect(Math.abs(shipped - model.shippingWeight), name).toBeLessThanOrEqual(0.5 * model.fans);
    }
  });

  test("have pumps that lift the water to the inlet of the drawing, or press it through the coil", () => {
    for (const [name, { connections, pumpHead, coilPressureDrop }] of named) {
      for (const { purpose, at } of connections)
        if (purpose === "순환수 입구" && at)
          expect(pumpHead, name).toBeGreaterThanOrEqual((at[2] ?? 0) / 1_000);
      if (coilPressureDrop > 0) expect(pumpHead, name).toBeGreaterThan(coilPressureDrop / 9.806_65);
    }
  });

  test("have connections in which the water flows at 1.5 to 3 m/s, each on its tower", () => {
    for (const [name, model] of named) {
      const speeds = waterSpeeds(model);
      expect(speeds.length, name).toBe(2);
      for (const { purpose, speed } of speeds) {
        expect(speed, `${name} ${purpose}`).toBeGreaterThanOrEqual(1.5);
        expect(speed, `${name} ${purpose}`).toBeLessThanOrEqual(3);
      }
      for (const { at } of model.connections)
        for (const [index, dimension] of [model.length, model.width, model.height].entries())
          expect(at?.[index] ?? 0, name).toBeLessThanOrEqual(dimension);
    }
  });

  test("have spray pumps whose motors lift the spray by 4 m or more, in closed circuits alone", () => {
    for (const model of Object.values(seriesModels).flat()) {
      const isClosed = model.connections.some(({ purpose }) => purpose === "유체 입구");
      expect(model.sprayFlow !== null, model.name).toBe(isClosed);
      const { sprayFlow, sprayPump, sprayPumps } = known(model);
      if (isClosed)
        expect((sprayPump * sprayPumps * 0.6) / ((sprayFlow / 3_600) * 9.81), model.name).toBeGreaterThan(4);
    }
  });
});

type Known = { [Name in keyof Model]: NonNullable<Model[Name]> };

function known(model: Model): Known {
  return model as Known;
}
