import { localized } from "#content/localized.ts";

/** Texts of the maker's performance curves on the page and report of an acceptance test. */
export const acceptanceCurves = localized({
  ko: {
    form: {
      title: "제작사 성능 곡선(선택)",
      note: "계약서에 붙은 성능 곡선의 값을 표로 입력하면 그 곡선으로도 평가합니다. 수량 3~5가지(보통 설계의 90, 100, 110%)와 온도차 3~5가지(80, 100, 120%)마다 습구온도 5~12점의 출구수온이 필요합니다.",
      format:
        "첫 행은 수량, 습구온도, 온도차의 제목입니다. 수량은 m³/h, L/min, L/s, gpm 또는 설계에 대한 %로, 온도는 °C 또는 °F로 쓰고 단위를 제목에 적어 주세요. 이 칸은 위에서 고른 단위를 따르지 않습니다.",
      paste: "성능 곡선 표(스프레드시트에서 복사해 붙여 넣기)",
      file: "또는 파일(.xlsx, .csv, 100 KB 이하)",
      fileNote: "파일을 고르면 칸의 내용 대신 파일의 첫 시트를 읽습니다.",
      template: "빈 표 내려받기(CSV)",
      sample: "예시로 채우기",
      sampleNote: "예시의 냉각탑과 시험은 지어낸 것입니다.",
      sampleProject: "예시(지어낸 시험)",
      method: {
        label: "판정 방법",
        curves: "제작사 성능 곡선(입력한 경우)",
        typical: "일반적인 냉각탑",
      },
      headings: { flow: "수량 m³/h", wetBulb: "습구온도 °C", range: "온도차 {kelvin} K" },
    },
    problems: {
      title: "성능 곡선 표를 읽을 수 없습니다. 다음을 고쳐 주세요.",
      box: "성능 곡선",
      cell: "{row}행 {column}열",
      heading: "표의 제목 행을 찾지 못했습니다. 수량과 습구온도, 온도차의 제목이 한 행에 있어야 합니다.",
      design: "표에 %가 있습니다. 설계 수량과 설계 입구·출구수온을 함께 입력하세요.",
      column: "{cell}: 제목 ‘{text}’에 온도차가 없습니다. 온도차를 적거나 열을 지우세요.",
      unit: "{cell}: 제목 ‘{text}’의 단위를 알 수 없습니다. 수량은 m³/h, L/min, L/s, gpm, %, 온도는 °C나 °F로 쓰세요.",
      number: "{cell}: 숫자가 아닙니다(‘{text}’).",
      empty: "{cell}: 값이 없습니다.",
      limits: "{cell}: 값({text})이 {lowest}~{highest} {unit} 범위를 벗어납니다. 단위를 확인하세요.",
      repeated: "{cell}: 같은 수량에 같은 습구온도({text})가 두 번 있습니다.",
      approach: "{cell}: 출구수온({text})이 습구온도보다 높지 않습니다.",
      byWetBulb: "{cell}: 출구수온({text})이 더 낮은 습구온도의 값보다 높지 않습니다.",
      byRange: "{cell}: 출구수온({text})이 더 작은 온도차의 값보다 높지 않습니다.",
      byFlow: "{cell}: 출구수온({text})이 더 작은 수량의 값보다 높지 않습니다.",
      flowCount: "수량이 {count}가지입니다. {least}~{most}가지가 필요합니다.",
      rangeCount: "온도차가 {count}가지입니다. {least}~{most}가지가 필요합니다.",
      wetBulbCount: "수량 {flow} m³/h의 습구온도가 {count}점입니다. {least}~{most}점이 필요합니다.",
      more: "이 밖에 {count}가지가 더 있습니다.",
      files: {
        oldFormat:
          "예전 형식(.xls)이거나 암호가 걸린 파일입니다. .xlsx나 .csv로 저장하거나 표를 복사해 붙여 넣으세요.",
        unreadable: "표로 읽을 수 없는 파일입니다. .xlsx나 .csv로 저장하거나 표를 복사해 붙여 넣으세요.",
        tooLarge: "파일이 너무 큽니다. 성능 곡선 표만 담아 저장하거나 표를 복사해 붙여 넣으세요.",
        empty: "파일에 내용이 없습니다.",
      },
    },
    report: {
      capability: "능력(제작사 곡선)",
      typical: "능력(일반 냉각탑)",
      ofTypical: "{label}(일반 냉각탑)",
      beyondTitle:
        "시험점이 제작사 곡선의 범위를 벗어나 곡선으로는 능력을 판정하지 않습니다. 곡선 밖은 추정하지 않습니다.",
      beyond: {
        wetBulb: "{point}: 습구온도 {value} °C가 곡선의 범위 {lowest}~{highest} °C를 벗어납니다.",
        range: "{point}: 온도차 {value} K가 곡선의 범위 {lowest}~{highest} K를 벗어납니다.",
        coldWater:
          "{point}: 출구수온 {value} °C가 곡선이 이 습구온도와 온도차에서 나타내는 {lowest}~{highest} °C를 벗어납니다. 능력은 {percent}% {bound}입니다.",
      },
      bounds: { below: "미만", above: "초과" },
      promised:
        "곡선의 설계점 출구수온은 {curves} °C이고 계약은 {contract} °C입니다. 곡선이 계약 조건을 지나지 않으므로 곡선을 먼저 확인하세요.",
      steps: {
        title: "제작사 곡선으로 계산한 과정",
        lead: "곡선의 표를 시험의 습구온도에서, 이어서 시험의 온도차에서 보간하고, 그 값들로 시험 출구수온에 해당하는 수량을 구합니다. 보간은 모두 자연 3차 스플라인입니다.",
        table: "{point}: 습구온도 {wetBulb} °C에서 온도차별 출구수온(°C)",
        atRange: "{kelvin} K",
        atTest: "시험 {kelvin} K",
        result:
          "시험 출구수온 {cold} °C에 해당하는 예상 수량은 {predicted} m³/h입니다. 능력 = 보정 수량 {adjusted} ÷ 예상 수량 {predicted} = {capability}%.",
        none: "시험 출구수온 {cold} °C에 해당하는 수량이 곡선에 없습니다.",
        chart: "수량 {flow} m³/h의 곡선",
        chartAlt: "수량 {flow} m³/h에서 습구온도에 따른 출구수온 곡선. 온도차 {ranges} K. 점은 시험값입니다.",
        crossPlot: "시험 습구온도와 온도차에서 수량에 따른 출구수온",
        crossPlotAlt: "시험점마다 수량에 따른 출구수온의 곡선과 시험값.",
        wetBulbAxis: "습구온도, °C",
        coldAxis: "출구수온, °C",
        flowAxis: "수량, m³/h",
        crossPlotNote: "● 보정 수량과 시험 출구수온, ○ 곡선의 예상 수량",
        test: "시험 {number}",
        row: "수량 {flow} m³/h",
        curves: "수량 {flow} m³/h의 출구수온(°C)",
        wetBulb: "습구온도 {wetBulb} °C",
      },
      method:
        "제작사 곡선에 의한 능력은 동력·밀도 보정 수량을 곡선의 예상 수량으로 나눈 값입니다. 예상 수량은 곡선을 시험의 습구온도, 온도차, 출구수온에서 차례로 보간해 구하고(자연 3차 스플라인, CTI Toolkit과 같은 방법), 곡선의 범위 밖은 계산하지 않습니다. 설계 L/G를 입력하면 토출 공기의 밀도를 그 값으로, 입력하지 않으면 일반적인 냉각탑의 값으로 구합니다.",
      limit:
        "시험 규격의 다른 요구(계기, 안정 상태, 측정 횟수 등)는 확인하지 않으므로 공인 시험을 대신하지 않습니다.",
    },
  },
  en: {
    form: {
      title: "Manufacturer’s performance curves (optional)",
      note: "Enter the values of the curves in the contract as a table, and the test is evaluated by these curves as well. Outlet temperatures are needed for three to five flows (usually 90, 100 and 110% of the design), three to five ranges (80, 100 and 120%) and five to twelve wet bulbs each.",
      format:
        "The first row has the headings: flow, wet bulb and each range. Give flows in m³/h, L/min, L/s, gpm or % of the design and temperatures in °C or °F, and state the unit in the heading. This box does not follow the units chosen above.",
      paste: "Table of the curves (copied from a spreadsheet)",
      file: "Or a file (.xlsx, .csv, up to 100 KB)",
      fileNote: "If you choose a file, its first sheet is read instead of the box.",
      template: "Download an empty table (CSV)",
      sample: "Fill in an example",
      sampleNote: "The tower and the test of the example are invented.",
      sampleProject: "Example (invented test)",
      method: {
        label: "Verdict by",
        curves: "Manufacturer’s curves (if entered)",
        typical: "Typical tower",
      },
      headings: { flow: "Flow m³/h", wetBulb: "Wet bulb °C", range: "Range {kelvin} K" },
    },
    problems: {
      title: "The table of the curves cannot be read. Please correct the following.",
      box: "Performance curves",
      cell: "Row {row}, column {column}",
      heading: "No heading was found. One row must name the flow, the wet bulb and each range.",
      design: "The table has values in %. Enter the design flow and the design inlet and outlet as well.",
      column: "{cell}: the heading “{text}” names no range. Add the range or delete the column.",
      unit: "{cell}: the unit in “{text}” is not known. Use m³/h, L/min, L/s, gpm or % for flows and °C or °F for temperatures.",
      number: "{cell}: “{text}” is not a number.",
      empty: "{cell}: the value is missing.",
      limits: "{cell}: the value ({text}) is outside {lowest} to {highest} {unit}. Check the unit.",
      repeated: "{cell}: the wet bulb {text} appears twice for the same flow.",
      approach: "{cell}: the outlet {text} is not above its wet bulb.",
      byWetBulb: "{cell}: the outlet {text} is not above that of the lower wet bulb.",
      byRange: "{cell}: the outlet {text} is not above that of the smaller range.",
      byFlow: "{cell}: the outlet {text} is not above that of the smaller flow.",
      flowCount: "Flows in the table: {count}. {least} to {most} are needed.",
      rangeCount: "Ranges in the table: {count}. {least} to {most} are needed.",
      wetBulbCount: "Wet bulbs at {flow} m³/h: {count}. {least} to {most} are needed.",
      more: "{count} more not listed.",
      files: {
        oldFormat:
          "The file has the old format (.xls) or a password. Save it as .xlsx or .csv, or copy and paste the table.",
        unreadable:
          "The file cannot be read as a table. Save it as .xlsx or .csv, or copy and paste the table.",
        tooLarge: "The file is too large. Save the table of the curves alone, or copy and paste it.",
        empty: "The file is empty.",
      },
    },
    report: {
      capability: "Capability by the curves",
      typical: "Capability by the typical tower",
      ofTypical: "{label} (typical tower)",
      beyondTitle:
        "A test point lies beyond the manufacturer’s curves, so no capability is stated by them. Curves are not extrapolated.",
      beyond: {
        wetBulb: "{point}: the wet bulb of {value} °C is outside the curves’ {lowest} to {highest} °C.",
        range: "{point}: the range of {value} K is outside the curves’ {lowest} to {highest} K.",
        coldWater:
          "{point}: the outlet of {value} °C is outside the {lowest} to {highest} °C of the curves at this wet bulb and range. The capability is {bound} {percent}%.",
      },
      bounds: { below: "below", above: "above" },
      promised:
        "At the design duty the curves give an outlet of {curves} °C, the contract {contract} °C. The curves do not pass through the contract duty: check them first.",
      steps: {
        title: "Evaluation by the manufacturer’s curves, step by step",
        lead: "The curves are interpolated at the wet bulb of the test, then at its range; from the outlets found, the flow that belongs to the measured outlet follows. Every interpolation is a natural cubic spline.",
        table: "{point}: outlet (°C) by range at a wet bulb of {wetBulb} °C",
        atRange: "{kelvin} K",
        atTest: "Test {kelvin} K",
        result:
          "The predicted flow for the measured outlet of {cold} °C is {predicted} m³/h. Capability = corrected flow {adjusted} ÷ predicted flow {predicted} = {capability}%.",
        none: "The curves have no flow for the measured outlet of {cold} °C.",
        chart: "Curves at a flow of {flow} m³/h",
        chartAlt:
          "Outlet against wet bulb at a flow of {flow} m³/h, for ranges of {ranges} K. Points are the test.",
        crossPlot: "Outlet against flow at the wet bulb and range of the test",
        crossPlotAlt: "Outlet against flow for each test point, with the measured values.",
        wetBulbAxis: "Wet bulb, °C",
        coldAxis: "Outlet, °C",
        flowAxis: "Flow, m³/h",
        crossPlotNote: "● corrected flow and measured outlet, ○ predicted flow on the curves",
        test: "Test {number}",
        row: "Flow {flow} m³/h",
        curves: "Outlet at a flow of {flow} m³/h (°C)",
        wetBulb: "Wet bulb {wetBulb} °C",
      },
      method:
        "Capability by the curves is the flow corrected for fan power and density, divided by the predicted flow on the curves. The predicted flow follows from interpolating the curves at the wet bulb, the range and the outlet of the test in turn (natural cubic splines, as in the CTI Toolkit); nothing is computed beyond the curves. A design L/G, if entered, gives the density of the discharge air; otherwise that of a typical tower is taken.",
      limit:
        "Other requirements of test codes (instruments, steady state, number of readings) are not checked, so this does not replace a test by a licensed agency.",
    },
  },
});
