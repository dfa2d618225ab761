import { page, searchTexts } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { tenderClauseWords } from "./products/tender-clauses.ts";

/** Words of every product's page around the product's own. */
export const series = localized({
  ko: {
    meta: {
      title: "{title}: 냉각탑(쿨링타워) 사양과 모델 | {name}",
      description:
        "{description} 모델별 용량, 치수, 중량, 풍량, 소음과 외형도, 시방서 문안을 볼 수 있습니다.",
      keywords: "{title}, {tags}, 냉각탑, 쿨링타워",
    },
    /** Words for a series without models: its page has no table and no drawings. */
    withoutModels: {
      meta: {
        title: "{title}: 냉각탑(쿨링타워) 특징과 사양 | {name}",
        description:
          "{description} 특징과 주요 사양, 설치에 알맞은 환경, 시방서 문안을 볼 수 있고 견적을 바로 문의할 수 있습니다.",
        keywords: "{title}, {tags}, 냉각탑, 쿨링타워",
      },
    },
    features: "특징",
    specifications: "주요 사양",
    diagram: {
      title: "작동 원리",
      kinds: {
        cross: {
          title: "직교류형",
          description: "물은 양쪽 충전재를 따라 내려오고, 공기는 옆에서 들어와 물을 가로질러 지나갑니다.",
        },
        counter: {
          title: "대향류형",
          description: "물은 아래로, 공기는 위로 흐르며 충전재에서 마주칩니다.",
        },
        closed: {
          title: "밀폐형",
          description: "유체는 코일 안을 흐르고, 코일 겉에 뿌린 물이 증발하며 열을 빼앗습니다.",
        },
      },
      labels: {
        air: "외기",
        discharge: "토출 공기",
        hotWater: "온수 입구",
        coldWater: "냉수 출구",
        fill: "충전재",
        eliminators: "비산방지기",
        spray: "살수",
        hotFluid: "유체 입구",
        coldFluid: "유체 출구",
      },
    },
    options: {
      title: "선택 사양",
      standard: "기본",
      standardOf: "{option} (기본)",
      chooseTitle: "선택 사양을 문안에 넣기",
      submit: "문안에 넣기",
    },
    range: "모델 범위",
    models: {
      title: "모델",
      description:
        "용량은 입구 37\u00a0°C, 출구 32\u00a0°C, 습구온도 27\u00a0°C 기준의 냉각톤(CRT)\u2060입니다. 시공사례에 적힌 RT도 같은 단위입니다.",
      lead: "모델 이름을 누르면 그 모델로 용량을 계산하고 문의할 수 있습니다.",
      leadLabel: "{model} 용량 계산하기",
      find: {
        title: "운전 조건으로 모델 찾기",
        description:
          "네 값을 입력하면 이 시리즈에서 그 조건을 만족하는 모델과 대수를 보여 줍니다. 필요한 냉각톤(CRT)\u2060을 알면 그 값만 입력해도 됩니다.",
        capacity: "또는 용량 (CRT)",
        otherUnits: "냉동기 USRT나 방열량 kW로 모든 시리즈에서 찾기",
        submit: "모델 찾기",
        one: "{model} 1대, {crt} CRT",
        several: "{model} {count}대, 합계 {crt} CRT",
        tooSmall: "이 시리즈는 {most}대로도 용량이 부족합니다.",
        note: "용량 계산기와 같은 방법으로 구한 예비 선정입니다. 확정 사양은 조건을 알려 주시면 제안해 드립니다.",
        ask: "이 조건으로 문의하기",
        calculate: "계산 결과 자세히 보기",
        submittal: "제출 서류(ZIP)",
      },
      sample: "예시",
      sampleNote: "이 표의 값은 예시입니다. 확정 사양은 승인도를 따릅니다.",
      units: { label: "단위", metric: "미터법(m³/h, °C, m, kg)", imperial: "미국 단위(gpm, °F, ft, lb)" },
      size: "길이 × 폭 × 높이",
      weight: "출하 / 운전 중량",
      motor: "팬",
      sound: "소음(한 대)",
      soundAt: "거리 {distance}",
    },
    drawings: {
      title: "외형도",
      description:
        "축척에 맞춘 평면도와 입면도(mm)\u2060입니다. 붉은 점선 안쪽은 흡입과 점검 공간으로 비워 두세요.",
      alt: "{model} 외형도: 길이 {length} mm, 폭 {width} mm, 높이 {height} mm. 비워 둘 공간은 흡입면 {inlet} mm, 그 밖의 면 {service} mm.",
      plan: "평면도",
      front: "정면도",
      side: "측면도",
      clearance: "이격거리",
      unit: "치수 단위 mm",
      sample: "예시 도면, 시공용 아님",
      dxf: "{model} DXF 내려받기",
      svg: "{model} SVG 열기",
      inlet: "흡입면 앞 공간",
      service: "그 밖의 면 앞 공간",
    },
    documents: { title: "카탈로그와 문서", label: "{title} 카탈로그" },
    /** Words of the catalogue that is drawn from the record of a series. */
    catalogFile: {
      label: "카탈로그",
      title: "{title} 카탈로그 | {name}",
      edition: "{date} 발행",
      capacity: "용량",
      models: "모델",
      count: "{count}종",
      height: "높이",
      drawing: "외형도: {model}",
      drawingNote:
        "시리즈를 대표하는 모델의 외형입니다. 다른 모델의 외형도는 제품 페이지에서 DXF와 SVG로 내려받을 수 있습니다.",
      data: "설계·발주 자료",
      dataOnPage: "모델별 자료는 제품 페이지에 있습니다.",
      options: { subject: "구분", standard: "기본 사양", others: "선택 사양" },
      projects: { title: "시공사례", project: "프로젝트", place: "지역", year: "연도" },
      request: {
        title: "견적에 필요한 조건",
        description: "아는 항목만 적어 보내 주셔도 됩니다. 나머지는 담당자가 함께 정리합니다.",
        rows: {
          project: "프로젝트와 설치 장소",
          flow: "순환수량 (m³/h)",
          temperatures: "입구·출구 온도 (°C)",
          wetBulb: "습구온도 (°C)",
          capacity: "또는 필요한 용량 (CRT, kW)",
          units: "대수와 예비기",
          space: "설치 공간: 길이 × 너비 × 높이 (m)",
          sound: "소음 한도와 거리 (dB(A), m)",
          power: "전원 (V, Hz)",
          water: "보충수 수질과 순환 유체",
          delivery: "납기와 설치 범위",
        },
      },
      view: "외관",
      website: "사이트에서 더 보기",
      offices: "연락처",
      hours: "평일 {hours}",
    },
    technicalFiles: {
      title: "기술 문서",
      description: "승인과 납품에 필요한 인증서, 시험성적서, 지침서, 도면입니다.",
    },
    projects: {
      title: "시공사례",
      description: "{title} 제품을 설치한 현장입니다.",
      all: "시공사례에서 더 보기",
      ofSize: "{from}~{to} CRT 시공사례",
    },
    tender: {
      title: "시방서 문안",
      description:
        "설계 시방서에 붙여 쓸 수 있는 문안입니다. 누르면 전체가 선택됩니다. 밑줄 친 곳은 현장에 맞게 채워 주세요.",
      language: "국문",
      download: "텍스트 파일 내려받기",
      word: "Word 문서 내려받기",
      submittal: "제출 서류를 ZIP 하나로",
      wordOfModels: "모델별 Word 문서",
      wordOfModel: "{model} 시방서 Word 문서",
      file: "{title} 시방서",
      text: tenderClauseWords.ko,
    },
    calculator: {
      title: "필요한 용량을 모르시나요",
      description: "순환수량과 온도로 필요한 냉각톤(CRT)\u2060을 계산합니다.",
      button: "용량 계산하기",
    },
    reading: "기술 자료",
    callToAction: {
      title: "{title} 상담",
      description: "냉각 용량, 설치 장소, 소음과 높이 제한을 알려 주시면 모델을 골라 드립니다.",
      button: "이 제품 문의하기",
    },
    more: "{title} 자세히 보기",
  },
  en: {
    meta: {
      title: "{title}: cooling tower models and data | {name}",
      description:
        "{description} Capacity, dimensions, weight, airflow and sound of each model, drawings and tender text.",
      keywords: "{title}, {tags}, cooling tower",
    },
    withoutModels: {
      meta: {
        title: "{title}: cooling tower features and specifications | {name}",
        description: "{description} Features, main specifications and tender text.",
        keywords: "{title}, {tags}, cooling tower",
      },
    },
    features: "Features",
    specifications: "Main specifications",
    diagram: {
      title: "How it works",
      kinds: {
        cross: {
          title: "Cross-flow",
          description:
            "Water runs down through fill on both sides, and air drawn in from the sides passes across it.",
        },
        counter: {
          title: "Counter-flow",
          description: "Water falls, air rises, and they meet in the fill.",
        },
        closed: {
          title: "Closed circuit",
          description:
            "The fluid stays inside the coil. Water sprayed over the coil evaporates and takes the heat away.",
        },
      },
      labels: {
        air: "Air",
        discharge: "Discharge air",
        hotWater: "Hot water",
        coldWater: "Cold water",
        fill: "Fill",
        eliminators: "Drift eliminators",
        spray: "Spray",
        hotFluid: "Hot fluid",
        coldFluid: "Cooled fluid",
      },
    },
    options: {
      title: "Options",
      standard: "standard",
      standardOf: "{option} (standard)",
      chooseTitle: "Put options into the text",
      submit: "Update text",
    },
    range: "Range of models",
    models: {
      title: "Models",
      description:
        "Capacity in cooling tons (CRT) at 37\u00a0°C inlet, 32\u00a0°C outlet and 27\u00a0°C wet bulb. RT in our projects means the same unit.",
      lead: "Select a model name to open it in the calculator and send an inquiry about it.",
      leadLabel: "{model}, calculate the capacity",
      find: {
        title: "Find the model for your duty",
        description:
          "Enter the four values to see which model of this series meets the duty, and how many are needed. If you already know the required cooling tons (CRT), enter only that figure.",
        capacity: "Or capacity (CRT)",
        otherUnits: "Find in all series by chiller tons (USRT) or heat in kW",
        submit: "Find model",
        one: "{model}, one tower, {crt} CRT",
        several: "{model}, {count} towers, {crt} CRT in total",
        tooSmall: "Even {most} towers of this series are not enough.",
        note: "A preliminary selection by the method of the capacity calculator. Send us the duty and we will confirm the model.",
        ask: "Ask about this duty",
        calculate: "See the full calculation",
        submittal: "Submittal (ZIP)",
      },
      sample: "Sample",
      sampleNote: "The figures in this table are samples. Approved drawings govern.",
      units: { label: "Units", metric: "Metric (m³/h, °C, m, kg)", imperial: "US units (gpm, °F, ft, lb)" },
      size: "Length × width × height",
      weight: "Shipping / operating weight",
      motor: "Fans",
      sound: "Sound, one tower",
      soundAt: "at {distance}",
    },
    drawings: {
      title: "Outline drawings",
      description:
        "Plan and elevations drawn to scale (mm). Keep the area inside the red dashed line free for air and service.",
      alt: "Outline of {model}: {length} mm long, {width} mm wide, {height} mm high. Clearance: {inlet} mm at air inlets, {service} mm elsewhere.",
      plan: "PLAN",
      front: "FRONT",
      side: "SIDE",
      clearance: "CLEARANCE",
      unit: "DIMENSIONS IN mm",
      sample: "SAMPLE, NOT FOR CONSTRUCTION",
      dxf: "Download the DXF of {model}",
      svg: "Open the SVG of {model}",
      inlet: "Space at air inlets",
      service: "Space at other sides",
    },
    documents: { title: "Catalogs and documents", label: "{title} catalog" },
    catalogFile: {
      label: "Catalog",
      title: "{title} catalog | {name}",
      edition: "Edition of {date}",
      capacity: "Capacity",
      models: "Models",
      count: "{count}",
      height: "Height",
      drawing: "Outline drawing: {model}",
      drawingNote:
        "The outline of a typical model of the series. Drawings of the other models are on the product page as DXF and SVG files.",
      data: "Data for specifications",
      dataOnPage: "The data of each model are on the product page.",
      options: { subject: "Subject", standard: "Standard", others: "Options" },
      projects: { title: "Projects", project: "Project", place: "Place", year: "Year" },
      request: {
        title: "Conditions for a quotation",
        description: "Fill in what you know and send it to us. We will clarify the rest with you.",
        rows: {
          project: "Project and site",
          flow: "Water flow (m³/h)",
          temperatures: "Inlet and outlet temperature (°C)",
          wetBulb: "Wet-bulb temperature (°C)",
          capacity: "Or required capacity (CRT, kW)",
          units: "Number of towers, standby",
          space: "Space: length × width × height (m)",
          sound: "Sound limit and distance (dB(A), m)",
          power: "Power supply (V, Hz)",
          water: "Make-up water quality, fluid",
          delivery: "Delivery date and scope of work",
        },
      },
      view: "View",
      website: "On our website",
      offices: "Contact",
      hours: "Weekdays {hours}",
    },
    technicalFiles: {
      title: "Technical documents",
      description: "Certificates, test reports, manuals and drawings for approval and delivery.",
    },
    projects: {
      title: "Projects",
      description: "Sites that use the {title}.",
      all: "See more projects",
      ofSize: "Projects from {from} to {to} CRT",
    },
    tender: {
      title: "Tender text",
      description:
        "Text to paste into your specification. Click to select all of it. Fill in the blanks for your site.",
      language: "English",
      download: "Download as a text file",
      word: "Download as a Word document",
      submittal: "All submittals as one ZIP",
      wordOfModels: "Word document for one model",
      wordOfModel: "Specification of {model} as a Word document",
      file: "{title} specification",
      text: tenderClauseWords.en,
    },
    calculator: {
      title: "Which size do you need?",
      description: "Calculate the cooling tons (CRT) from flow rate and temperatures.",
      button: "Calculate the capacity",
    },
    reading: "Knowledge",
    callToAction: {
      title: "Ask about the {title}",
      description:
        "Tell us the capacity, the site and any noise or height limits, and we will suggest a model.",
      button: "Ask about this product",
    },
    more: "{title}: see details",
  },
});

export const seriesKinds = page<typeof series>({ withoutModels: { meta: searchTexts() } });
