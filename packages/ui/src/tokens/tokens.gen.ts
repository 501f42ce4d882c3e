// Generated from tokens/ by "npm run tokens". Do not edit.

/** Hex per hue and step. */
export const ladders = {
  "cabai": {
    "50": "#fff6f6",
    "100": "#ffedec",
    "200": "#ffd5d3",
    "300": "#ffafab",
    "400": "#ff7f78",
    "500": "#f44d47",
    "600": "#d22727",
    "700": "#a8171a",
    "800": "#811618",
    "900": "#5e1213",
    "950": "#3f0e0f"
  },
  "daun": {
    "50": "#f2fbf0",
    "100": "#e2f7de",
    "200": "#c0eab9",
    "300": "#92d48a",
    "400": "#60b95c",
    "500": "#449b44",
    "600": "#2e7c31",
    "700": "#1f6124",
    "800": "#184b1d",
    "900": "#113616",
    "950": "#0c2410"
  },
  "kunyit": {
    "50": "#fff8e3",
    "100": "#fff0c7",
    "200": "#ffdb85",
    "300": "#ffb702",
    "400": "#e39501",
    "500": "#c37813",
    "600": "#9f5d18",
    "700": "#7f4715",
    "800": "#633513",
    "900": "#48260f",
    "950": "#32190b"
  },
  "langit": {
    "50": "#f1faff",
    "100": "#e2f4ff",
    "200": "#bde4fe",
    "300": "#8bcbf7",
    "400": "#54adec",
    "500": "#2a8fd5",
    "600": "#0f71b4",
    "700": "#095891",
    "800": "#0e4371",
    "900": "#0f3052",
    "950": "#0c2038"
  },
  "tinta": {
    "50": "#f6f9f9",
    "100": "#edf2f2",
    "200": "#d9e0e0",
    "300": "#bcc6c6",
    "400": "#9ca8a8",
    "500": "#7d8c8c",
    "600": "#607070",
    "700": "#475858",
    "800": "#334444",
    "900": "#213232",
    "950": "#132222"
  },
  "toska": {
    "50": "#eefbf9",
    "100": "#dbf7f3",
    "200": "#b1e9e3",
    "300": "#76d3cb",
    "400": "#3db7af",
    "500": "#209892",
    "600": "#0c7a75",
    "700": "#005f5c",
    "800": "#004948",
    "900": "#023535",
    "950": "#022424"
  }
} as const

/** Colours that stand on no ladder. */
export const plainColors = {
  "paper": "#faf8f3",
  "white": "#ffffff"
} as const

/** The six schemes (nuansa) a section may have. */
export const tones = [
  "white",
  "paper",
  "soft",
  "board",
  "brand",
  "turmeric"
] as const

export const modes = [
  "light",
  "dark"
] as const

export const roundings = [
  "none",
  "medium",
  "full"
] as const

export const fonts = [
  "roboto",
  "arial",
  "montserrat",
  "poppins"
] as const

export const themeDefaults = {
  "mode": "light",
  "rounded": "medium",
  "font": "poppins"
} as const

/** What each colour of a scheme is: a step of a hue, of the page (brand) or of its marker (highlight). */
export const toneColors = {
  "light": {
    "app": {
      "accent": "brand-700",
      "action": "brand-600",
      "action-active": "brand-800",
      "action-hover": "brand-700",
      "action-text": "white",
      "border": "tinta-500",
      "chart-1": "brand-600",
      "chart-2": "kunyit-300",
      "chart-3": "langit-500",
      "chart-4": "cabai-500",
      "chart-5": "tinta-400",
      "chart-6": "daun-800",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-700",
      "danger-action": "cabai-600",
      "danger-action-hover": "cabai-700",
      "danger-action-text": "white",
      "danger-ground": "cabai-50",
      "focus": "brand-700",
      "ground": "tinta-50",
      "hover": "tinta-100",
      "info": "langit-700",
      "info-ground": "langit-50",
      "inverse": "tinta-900",
      "inverse-text": "white",
      "line": "tinta-200",
      "line-strong": "tinta-300",
      "link": "brand-700",
      "muted": "tinta-600",
      "ok": "daun-700",
      "ok-ground": "daun-50",
      "skeleton": "tinta-200",
      "stabilo": "highlight-200",
      "surface": "white",
      "text": "tinta-900",
      "tint": "brand-50",
      "warn": "kunyit-800",
      "warn-ground": "kunyit-100"
    },
    "white": {
      "accent": "brand-700",
      "action": "brand-600",
      "action-active": "brand-800",
      "action-hover": "brand-700",
      "action-text": "white",
      "border": "tinta-500",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-700",
      "danger-ground": "cabai-50",
      "focus": "brand-700",
      "ground": "white",
      "hover": "tinta-100",
      "info": "langit-700",
      "info-ground": "langit-50",
      "line": "tinta-200",
      "line-strong": "tinta-300",
      "link": "brand-700",
      "muted": "tinta-600",
      "ok": "daun-700",
      "ok-ground": "daun-50",
      "skeleton": "tinta-200",
      "stabilo": "highlight-200",
      "surface": "white",
      "text": "tinta-900",
      "tint": "brand-50",
      "warn": "kunyit-800",
      "warn-ground": "kunyit-100"
    },
    "paper": {
      "accent": "brand-700",
      "action": "brand-600",
      "action-active": "brand-800",
      "action-hover": "brand-700",
      "action-text": "white",
      "border": "tinta-500",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-700",
      "danger-ground": "cabai-50",
      "focus": "brand-700",
      "ground": "paper",
      "hover": "tinta-100",
      "info": "langit-700",
      "info-ground": "langit-50",
      "line": "tinta-200",
      "line-strong": "tinta-300",
      "link": "brand-700",
      "muted": "tinta-600",
      "ok": "daun-700",
      "ok-ground": "daun-50",
      "skeleton": "tinta-200",
      "stabilo": "highlight-200",
      "surface": "white",
      "text": "tinta-900",
      "tint": "brand-50",
      "warn": "kunyit-800",
      "warn-ground": "kunyit-100"
    },
    "soft": {
      "accent": "brand-700",
      "action": "brand-600",
      "action-active": "brand-800",
      "action-hover": "brand-700",
      "action-text": "white",
      "border": "tinta-500",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-700",
      "danger-ground": "cabai-50",
      "focus": "brand-700",
      "ground": "brand-50",
      "hover": "brand-100",
      "info": "langit-700",
      "info-ground": "langit-50",
      "line": "brand-200",
      "line-strong": "brand-300",
      "link": "brand-700",
      "muted": "tinta-700",
      "ok": "daun-700",
      "ok-ground": "daun-50",
      "skeleton": "brand-200",
      "stabilo": "highlight-200",
      "surface": "white",
      "text": "tinta-900",
      "tint": "brand-100",
      "warn": "kunyit-800",
      "warn-ground": "kunyit-100"
    },
    "board": {
      "accent": "highlight-300",
      "action": "highlight-300",
      "action-active": "highlight-500",
      "action-hover": "highlight-400",
      "action-text": "tinta-950",
      "border": "brand-500",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-300",
      "danger-ground": "brand-900",
      "focus": "highlight-300",
      "ground": "brand-950",
      "hover": "brand-800",
      "info": "langit-300",
      "info-ground": "brand-900",
      "line": "brand-700",
      "line-strong": "brand-600",
      "link": "highlight-300",
      "muted": "brand-200",
      "ok": "daun-300",
      "ok-ground": "brand-900",
      "skeleton": "brand-800",
      "stabilo": "highlight-300",
      "surface": "brand-900",
      "text": "brand-50",
      "tint": "brand-900",
      "warn": "kunyit-300",
      "warn-ground": "brand-900"
    },
    "brand": {
      "accent": "highlight-200",
      "action": "white",
      "action-active": "brand-200",
      "action-hover": "brand-100",
      "action-text": "brand-800",
      "border": "brand-300",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-200",
      "danger-ground": "brand-800",
      "focus": "highlight-200",
      "ground": "brand-700",
      "hover": "brand-800",
      "info": "langit-200",
      "info-ground": "brand-800",
      "line": "brand-500",
      "line-strong": "brand-400",
      "link": "white",
      "muted": "brand-100",
      "ok": "daun-200",
      "ok-ground": "brand-800",
      "skeleton": "brand-600",
      "stabilo": "highlight-300",
      "surface": "brand-800",
      "text": "white",
      "tint": "brand-800",
      "warn": "kunyit-200",
      "warn-ground": "brand-800"
    },
    "turmeric": {
      "accent": "tinta-950",
      "action": "tinta-950",
      "action-active": "tinta-700",
      "action-hover": "tinta-800",
      "action-text": "white",
      "border": "tinta-700",
      "cta": "tinta-950",
      "cta-hover": "tinta-800",
      "cta-text": "white",
      "danger": "cabai-800",
      "danger-ground": "highlight-100",
      "focus": "tinta-950",
      "ground": "highlight-300",
      "hover": "highlight-200",
      "info": "langit-800",
      "info-ground": "highlight-100",
      "line": "highlight-500",
      "line-strong": "highlight-600",
      "link": "tinta-950",
      "muted": "tinta-800",
      "ok": "daun-800",
      "ok-ground": "highlight-100",
      "skeleton": "highlight-400",
      "stabilo": "highlight-100",
      "surface": "highlight-200",
      "text": "tinta-950",
      "tint": "highlight-200",
      "warn": "kunyit-800",
      "warn-ground": "highlight-100"
    }
  },
  "dark": {
    "app": {
      "accent": "brand-300",
      "action": "brand-400",
      "action-active": "brand-200",
      "action-hover": "brand-300",
      "action-text": "tinta-950",
      "border": "tinta-500",
      "chart-1": "brand-400",
      "chart-2": "kunyit-300",
      "chart-3": "langit-400",
      "chart-4": "cabai-400",
      "chart-5": "tinta-400",
      "chart-6": "daun-300",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-300",
      "danger-action": "cabai-400",
      "danger-action-hover": "cabai-300",
      "danger-action-text": "tinta-950",
      "danger-ground": "tinta-900",
      "focus": "highlight-300",
      "ground": "tinta-950",
      "hover": "tinta-800",
      "info": "langit-300",
      "info-ground": "tinta-900",
      "inverse": "tinta-100",
      "inverse-text": "tinta-900",
      "line": "tinta-800",
      "line-strong": "tinta-700",
      "link": "brand-300",
      "muted": "tinta-300",
      "ok": "daun-300",
      "ok-ground": "tinta-900",
      "skeleton": "tinta-800",
      "stabilo": "highlight-300",
      "surface": "tinta-900",
      "text": "tinta-100",
      "tint": "brand-900",
      "warn": "kunyit-300",
      "warn-ground": "tinta-900"
    },
    "white": {
      "accent": "brand-300",
      "action": "brand-400",
      "action-active": "brand-200",
      "action-hover": "brand-300",
      "action-text": "tinta-950",
      "border": "tinta-500",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-300",
      "danger-ground": "tinta-900",
      "focus": "highlight-300",
      "ground": "tinta-950",
      "hover": "tinta-800",
      "info": "langit-300",
      "info-ground": "tinta-900",
      "line": "tinta-800",
      "line-strong": "tinta-700",
      "link": "brand-300",
      "muted": "tinta-300",
      "ok": "daun-300",
      "ok-ground": "tinta-900",
      "skeleton": "tinta-800",
      "stabilo": "highlight-300",
      "surface": "tinta-900",
      "text": "tinta-100",
      "tint": "brand-900",
      "warn": "kunyit-300",
      "warn-ground": "tinta-900"
    },
    "paper": {
      "accent": "brand-300",
      "action": "brand-400",
      "action-active": "brand-200",
      "action-hover": "brand-300",
      "action-text": "tinta-950",
      "border": "tinta-400",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-300",
      "danger-ground": "tinta-800",
      "focus": "highlight-300",
      "ground": "tinta-900",
      "hover": "tinta-800",
      "info": "langit-300",
      "info-ground": "tinta-800",
      "line": "tinta-700",
      "line-strong": "tinta-600",
      "link": "brand-300",
      "muted": "tinta-300",
      "ok": "daun-300",
      "ok-ground": "tinta-800",
      "skeleton": "tinta-800",
      "stabilo": "highlight-300",
      "surface": "tinta-800",
      "text": "tinta-100",
      "tint": "tinta-800",
      "warn": "kunyit-300",
      "warn-ground": "tinta-800"
    },
    "soft": {
      "accent": "brand-300",
      "action": "highlight-300",
      "action-active": "highlight-500",
      "action-hover": "highlight-400",
      "action-text": "tinta-950",
      "border": "brand-400",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-300",
      "danger-ground": "brand-800",
      "focus": "highlight-300",
      "ground": "brand-900",
      "hover": "brand-800",
      "info": "langit-300",
      "info-ground": "brand-800",
      "line": "brand-700",
      "line-strong": "brand-600",
      "link": "brand-300",
      "muted": "brand-200",
      "ok": "daun-300",
      "ok-ground": "brand-800",
      "skeleton": "brand-800",
      "stabilo": "highlight-300",
      "surface": "brand-800",
      "text": "brand-50",
      "tint": "brand-800",
      "warn": "kunyit-300",
      "warn-ground": "brand-800"
    },
    "board": {
      "accent": "highlight-300",
      "action": "highlight-300",
      "action-active": "highlight-500",
      "action-hover": "highlight-400",
      "action-text": "tinta-950",
      "border": "brand-300",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-300",
      "danger-ground": "brand-900",
      "focus": "highlight-300",
      "ground": "brand-800",
      "hover": "brand-900",
      "info": "langit-300",
      "info-ground": "brand-900",
      "line": "brand-600",
      "line-strong": "brand-500",
      "link": "highlight-300",
      "muted": "brand-200",
      "ok": "daun-300",
      "ok-ground": "brand-900",
      "skeleton": "brand-700",
      "stabilo": "highlight-300",
      "surface": "brand-900",
      "text": "brand-50",
      "tint": "brand-900",
      "warn": "kunyit-300",
      "warn-ground": "brand-900"
    },
    "brand": {
      "accent": "highlight-200",
      "action": "white",
      "action-active": "brand-200",
      "action-hover": "brand-100",
      "action-text": "brand-800",
      "border": "brand-300",
      "cta": "highlight-300",
      "cta-hover": "highlight-400",
      "cta-text": "tinta-950",
      "danger": "cabai-200",
      "danger-ground": "brand-800",
      "focus": "highlight-200",
      "ground": "brand-700",
      "hover": "brand-800",
      "info": "langit-200",
      "info-ground": "brand-800",
      "line": "brand-500",
      "line-strong": "brand-400",
      "link": "white",
      "muted": "brand-100",
      "ok": "daun-200",
      "ok-ground": "brand-800",
      "skeleton": "brand-600",
      "stabilo": "highlight-300",
      "surface": "brand-800",
      "text": "white",
      "tint": "brand-800",
      "warn": "kunyit-200",
      "warn-ground": "brand-800"
    },
    "turmeric": {
      "accent": "tinta-950",
      "action": "tinta-950",
      "action-active": "tinta-700",
      "action-hover": "tinta-800",
      "action-text": "white",
      "border": "tinta-700",
      "cta": "tinta-950",
      "cta-hover": "tinta-800",
      "cta-text": "white",
      "danger": "cabai-800",
      "danger-ground": "highlight-100",
      "focus": "tinta-950",
      "ground": "highlight-300",
      "hover": "highlight-200",
      "info": "langit-800",
      "info-ground": "highlight-100",
      "line": "highlight-500",
      "line-strong": "highlight-600",
      "link": "tinta-950",
      "muted": "tinta-800",
      "ok": "daun-800",
      "ok-ground": "highlight-100",
      "skeleton": "highlight-400",
      "stabilo": "highlight-100",
      "surface": "highlight-200",
      "text": "tinta-950",
      "tint": "highlight-200",
      "warn": "kunyit-800",
      "warn-ground": "highlight-100"
    }
  }
} as const

/** Corner radii by rounding. */
export const radii = {
  "none": {
    "box": "0px",
    "chip": "0px",
    "control": "0px",
    "field": "0px",
    "media": "0px",
    "portrait": "0px",
    "surface": "0px"
  },
  "medium": {
    "box": "3px",
    "chip": "3px",
    "control": "5px",
    "field": "5px",
    "media": "8px",
    "portrait": "5px",
    "surface": "8px"
  },
  "full": {
    "box": "5px",
    "chip": "100px",
    "control": "100px",
    "field": "24px",
    "media": "24px",
    "portrait": "100px",
    "surface": "24px"
  }
} as const

/** Font variables by font. */
export const fontFamilies = {
  "roboto": {
    "app": "\"Roboto\", \"Roboto on Arial\", sans-serif",
    "body": "\"Roboto\", \"Roboto on Arial\", sans-serif",
    "digit-width": "0.62em",
    "heading-scale": "1.06",
    "tracking-scale": "0.5"
  },
  "arial": {
    "app": "\"Roboto\", \"Roboto on Arial\", sans-serif",
    "body": "\"Naik Arial\", \"Naik Arial on Roboto\", \"Arial\", sans-serif",
    "digit-width": "0.62em",
    "heading-scale": "1.06",
    "tracking-scale": "0.5"
  },
  "montserrat": {
    "app": "\"Roboto\", \"Roboto on Arial\", sans-serif",
    "body": "\"Montserrat\", \"Montserrat on Arial\", \"Montserrat on Roboto\", sans-serif",
    "digit-width": "0.62em",
    "heading-scale": "1",
    "tracking-scale": "1"
  },
  "poppins": {
    "app": "\"Roboto\", \"Roboto on Arial\", sans-serif",
    "body": "\"Poppins\", \"Poppins on Arial\", \"Poppins on Roboto\", sans-serif",
    "digit-width": "0.68em",
    "heading-scale": "1",
    "tracking-scale": "1"
  }
} as const

/** Fluid sizes of pages. */
export const typeScale = {
  "body": {
    "base": {
      "value": 0.975,
      "unit": "rem"
    },
    "description": "Running text of a page.",
    "lineHeight": 1.6,
    "maximum": {
      "value": 1.0625,
      "unit": "rem"
    },
    "minimum": {
      "value": 1,
      "unit": "rem"
    },
    "slope": 0.125,
    "tracking": 0,
    "weight": 400
  },
  "display-l": {
    "base": {
      "value": 1.25,
      "unit": "rem"
    },
    "description": "At most 60 characters, longest word 12.",
    "lineHeight": 1.06,
    "maximum": {
      "value": 3.5,
      "unit": "rem"
    },
    "minimum": {
      "value": 1.875,
      "unit": "rem"
    },
    "slope": 2.75,
    "tracking": -0.025,
    "weight": 700
  },
  "display-m": {
    "base": {
      "value": 1.35,
      "unit": "rem"
    },
    "description": "Longer openings, longest word 14.",
    "lineHeight": 1.12,
    "maximum": {
      "value": 2.75,
      "unit": "rem"
    },
    "minimum": {
      "value": 1.75,
      "unit": "rem"
    },
    "slope": 2,
    "tracking": -0.02,
    "weight": 700
  },
  "display-xl": {
    "base": {
      "value": 1.25,
      "unit": "rem"
    },
    "description": "Opening line of at most 28 characters whose longest word has at most 10.",
    "lineHeight": 1.02,
    "maximum": {
      "value": 4.5,
      "unit": "rem"
    },
    "minimum": {
      "value": 2.125,
      "unit": "rem"
    },
    "slope": 4,
    "tracking": -0.03,
    "weight": 700
  },
  "h2": {
    "base": {
      "value": 1.325,
      "unit": "rem"
    },
    "description": "Heading of a section.",
    "lineHeight": 1.15,
    "maximum": {
      "value": 2.375,
      "unit": "rem"
    },
    "minimum": {
      "value": 1.625,
      "unit": "rem"
    },
    "slope": 1.5,
    "tracking": -0.02,
    "weight": 700
  },
  "h3": {
    "base": {
      "value": 1.075,
      "unit": "rem"
    },
    "description": "Heading of an item.",
    "lineHeight": 1.35,
    "maximum": {
      "value": 1.25,
      "unit": "rem"
    },
    "minimum": {
      "value": 1.125,
      "unit": "rem"
    },
    "slope": 0.25,
    "tracking": -0.005,
    "weight": 600
  },
  "label": {
    "base": {
      "value": 0.8125,
      "unit": "rem"
    },
    "description": "Eyebrows, chips, names of fields.",
    "lineHeight": 1.4,
    "maximum": {
      "value": 0.8125,
      "unit": "rem"
    },
    "minimum": {
      "value": 0.8125,
      "unit": "rem"
    },
    "slope": 0,
    "tracking": 0,
    "weight": 600
  },
  "lead": {
    "base": {
      "value": 1.05,
      "unit": "rem"
    },
    "description": "First paragraph under a heading; measure 38rem.",
    "lineHeight": 1.55,
    "maximum": {
      "value": 1.25,
      "unit": "rem"
    },
    "minimum": {
      "value": 1.125,
      "unit": "rem"
    },
    "slope": 0.375,
    "tracking": 0,
    "weight": 400
  },
  "price": {
    "base": {
      "value": 1.75,
      "unit": "rem"
    },
    "description": "One a view.",
    "lineHeight": 1.05,
    "maximum": {
      "value": 3.5,
      "unit": "rem"
    },
    "minimum": {
      "value": 2.25,
      "unit": "rem"
    },
    "slope": 2.5,
    "tracking": -0.03,
    "weight": 700
  },
  "small": {
    "base": {
      "value": 0.875,
      "unit": "rem"
    },
    "description": "Notes and captions.",
    "lineHeight": 1.5,
    "maximum": {
      "value": 0.875,
      "unit": "rem"
    },
    "minimum": {
      "value": 0.875,
      "unit": "rem"
    },
    "slope": 0,
    "tracking": 0,
    "weight": 400
  }
} as const

/** Fixed sizes of the applications. */
export const appSizes = {
  "2xl": {
    "lineHeight": {
      "value": 2,
      "unit": "rem"
    },
    "description": "Fixed sizes of the applications.",
    "size": {
      "value": 1.5,
      "unit": "rem"
    }
  },
  "3xl": {
    "lineHeight": {
      "value": 2.375,
      "unit": "rem"
    },
    "description": "Fixed sizes of the applications.",
    "size": {
      "value": 1.875,
      "unit": "rem"
    }
  },
  "lg": {
    "lineHeight": {
      "value": 1.625,
      "unit": "rem"
    },
    "description": "Fixed sizes of the applications.",
    "size": {
      "value": 1.125,
      "unit": "rem"
    }
  },
  "md": {
    "lineHeight": {
      "value": 1.5,
      "unit": "rem"
    },
    "description": "Fixed sizes of the applications.",
    "size": {
      "value": 1,
      "unit": "rem"
    }
  },
  "sm": {
    "lineHeight": {
      "value": 1.25,
      "unit": "rem"
    },
    "description": "Fixed sizes of the applications.",
    "size": {
      "value": 0.875,
      "unit": "rem"
    }
  },
  "xl": {
    "lineHeight": {
      "value": 1.75,
      "unit": "rem"
    },
    "description": "Fixed sizes of the applications.",
    "size": {
      "value": 1.25,
      "unit": "rem"
    }
  },
  "xs": {
    "lineHeight": {
      "value": 1.25,
      "unit": "rem"
    },
    "description": "Fixed sizes of the applications.",
    "size": {
      "value": 0.8125,
      "unit": "rem"
    }
  }
} as const

export const space = {
  "2": "0.125rem",
  "4": "0.25rem",
  "8": "0.5rem",
  "12": "0.75rem",
  "16": "1rem",
  "20": "1.25rem",
  "24": "1.5rem",
  "32": "2rem",
  "40": "2.5rem",
  "48": "3rem",
  "64": "4rem",
  "80": "5rem",
  "96": "6rem",
  "128": "8rem"
} as const

export const depth = {
  "e1": "0px 1px 2px 0px #02242414",
  "e2": "0px 2px 4px -1px #02242414, 0px 8px 20px -6px #02242424",
  "e3": "0px 4px 8px -2px #0224241a, 0px 24px 56px -12px #02242447"
} as const

export const duration = {
  "enter": "160ms",
  "overlay": "200ms",
  "rise": "200ms",
  "rise-gap": "60ms",
  "sheet": "240ms",
  "state": "120ms"
} as const

export const ease = {
  "in": "cubic-bezier(0.16, 1, 0.3, 1)",
  "move": "cubic-bezier(0.65, 0, 0.35, 1)",
  "out": "cubic-bezier(0.4, 0, 1, 1)"
} as const

/** Container widths. */
export const breakpoints = {
  "lg": "62rem",
  "md": "40rem"
} as const

export const measures = {
  "bleed": "80rem",
  "content": "70rem",
  "narrow": "30rem",
  "text": "38rem"
} as const
