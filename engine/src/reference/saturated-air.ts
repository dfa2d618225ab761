/**
 * Saturated air at 101,325 Pa from CoolProp 8.0.0, which has no formula in common with the engine: pressure
 * over pure water by IAPWS-95, moist air as the real gas of ASHRAE RP-1485 (Herrmann, Kretzschmar & Gatley
 * 2009). t °C, pressure Pa, the rest per kilogram of dry air: kg/kg, kJ/kg, m³/kg.
 */
export const saturatedAir = [
  { t: 10, pressure: 1228.199, humidityRatio: 0.0076626, enthalpy: 29.355, volume: 0.811596 },
  { t: 15, pressure: 1705.793, humidityRatio: 0.0106938, enthalpy: 42.115, volume: 0.829936 },
  { t: 20, pressure: 2339.318, humidityRatio: 0.0147605, enthalpy: 57.559, volume: 0.849789 },
  { t: 25, pressure: 3169.929, humidityRatio: 0.0201734, enthalpy: 76.505, volume: 0.871643 },
  { t: 27, pressure: 3568.112, humidityRatio: 0.0228016, enthalpy: 85.291, volume: 0.881083 },
  { t: 30, pressure: 4246.971, humidityRatio: 0.0273329, enthalpy: 100.01, volume: 0.89614 },
  { t: 35, pressure: 5629.016, humidityRatio: 0.0367601, enthalpy: 129.46, volume: 0.924123 },
  { t: 40, pressure: 7384.938, humidityRatio: 0.0491445, enthalpy: 166.688, volume: 0.95672 },
  { t: 45, pressure: 9594.999, humidityRatio: 0.0654161, enthalpy: 214.173, volume: 0.995464 },
] as const;
