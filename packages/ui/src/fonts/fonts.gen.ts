// Generated from @fontsource by "npm run fonts -w @naikkelas/ui". Do not edit.
import type { FallbackFace, FontFile, FontMetrics } from './font-types.ts'
import type { ThemeFont } from '../theme/theme.schema.ts'

/** Characters every `common` file holds: a page that uses no others shares one cached file with all such pages. */
export const commonCharacters = " !\"#$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|~ ©°·×é–—‘’“”•…™−"

export const fontFiles: readonly FontFile[] = [
  {"font":"roboto","name":"Roboto","weight":400,"part":"common","file":"roboto-400-common.woff2","hash":"d42aa420","bytes":7500,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+AD,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":[]},
  {"font":"roboto","name":"Roboto","weight":400,"part":"latin","file":"roboto-400-latin.woff2","hash":"95a1e2cc","bytes":15376,"range":"U+20-7E,U+A0-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303,U+309,U+323,U+2002,U+2009,U+200B,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD","locals":[]},
  {"font":"roboto","name":"Roboto","weight":400,"part":"latin-ext","file":"roboto-400-latin-ext.woff2","hash":"62ea9479","bytes":9832,"range":"U+20,U+A0,U+100-130,U+132-151,U+154-17F,U+18F,U+192,U+1A0-1A1,U+1AF-1B0,U+1F0,U+1FA-1FF,U+218-21B,U+237,U+259,U+2BC,U+2C7,U+2C9,U+2DD,U+2F3,U+300-301,U+303,U+309,U+323,U+1E00-1E01,U+1E3E-1E3F,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+2020,U+20A3-20A4,U+20A6-20AB,U+20B1,U+20B9-20BA,U+20BC-20BD,U+2113","locals":[]},
  {"font":"roboto","name":"Roboto","weight":500,"part":"common","file":"roboto-500-common.woff2","hash":"2bd31418","bytes":7676,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+AD,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":[]},
  {"font":"roboto","name":"Roboto","weight":500,"part":"latin","file":"roboto-500-latin.woff2","hash":"4be57b01","bytes":15740,"range":"U+20-7E,U+A0-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303,U+309,U+323,U+2002,U+2009,U+200B,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD","locals":[]},
  {"font":"roboto","name":"Roboto","weight":500,"part":"latin-ext","file":"roboto-500-latin-ext.woff2","hash":"7806a0cd","bytes":10024,"range":"U+20,U+A0,U+100-130,U+132-151,U+154-17F,U+18F,U+192,U+1A0-1A1,U+1AF-1B0,U+1F0,U+1FA-1FF,U+218-21B,U+237,U+259,U+2BC,U+2C7,U+2C9,U+2DD,U+2F3,U+300-301,U+303,U+309,U+323,U+1E00-1E01,U+1E3E-1E3F,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+2020,U+20A3-20A4,U+20A6-20AB,U+20B1,U+20B9-20BA,U+20BC-20BD,U+2113","locals":[]},
  {"font":"roboto","name":"Roboto","weight":600,"part":"common","file":"roboto-600-common.woff2","hash":"75f2bf76","bytes":7708,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+AD,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":[]},
  {"font":"roboto","name":"Roboto","weight":600,"part":"latin","file":"roboto-600-latin.woff2","hash":"4241c52c","bytes":15672,"range":"U+20-7E,U+A0-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303,U+309,U+323,U+2002,U+2009,U+200B,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD","locals":[]},
  {"font":"roboto","name":"Roboto","weight":600,"part":"latin-ext","file":"roboto-600-latin-ext.woff2","hash":"70f7c7f4","bytes":10072,"range":"U+20,U+A0,U+100-130,U+132-151,U+154-17F,U+18F,U+192,U+1A0-1A1,U+1AF-1B0,U+1F0,U+1FA-1FF,U+218-21B,U+237,U+259,U+2BC,U+2C7,U+2C9,U+2DD,U+2F3,U+300-301,U+303,U+309,U+323,U+1E00-1E01,U+1E3E-1E3F,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+2020,U+20A3-20A4,U+20A6-20AB,U+20B1,U+20B9-20BA,U+20BC-20BD,U+2113","locals":[]},
  {"font":"roboto","name":"Roboto","weight":700,"part":"common","file":"roboto-700-common.woff2","hash":"a2410719","bytes":7732,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+AD,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":[]},
  {"font":"roboto","name":"Roboto","weight":700,"part":"latin","file":"roboto-700-latin.woff2","hash":"c7890a9f","bytes":15812,"range":"U+20-7E,U+A0-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303,U+309,U+323,U+2002,U+2009,U+200B,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD","locals":[]},
  {"font":"roboto","name":"Roboto","weight":700,"part":"latin-ext","file":"roboto-700-latin-ext.woff2","hash":"ed81766e","bytes":10116,"range":"U+20,U+A0,U+100-130,U+132-151,U+154-17F,U+18F,U+192,U+1A0-1A1,U+1AF-1B0,U+1F0,U+1FA-1FF,U+218-21B,U+237,U+259,U+2BC,U+2C7,U+2C9,U+2DD,U+2F3,U+300-301,U+303,U+309,U+323,U+1E00-1E01,U+1E3E-1E3F,U+1E80-1E85,U+1E9E,U+1EF2-1EF9,U+2020,U+20A3-20A4,U+20A6-20AB,U+20B1,U+20B9-20BA,U+20BC-20BD,U+2113","locals":[]},
  {"font":"arial","name":"Naik Arial","weight":400,"part":"common","file":"arial-400-common.woff2","hash":"a66cbfe2","bytes":6184,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+AD,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":["Arial","ArialMT"]},
  {"font":"arial","name":"Naik Arial","weight":400,"part":"latin","file":"arial-400-latin.woff2","hash":"f871d70a","bytes":10836,"range":"U+20-7E,U+A0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308-309,U+323,U+329,U+2002,U+2009,U+200B,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD","locals":["Arial","ArialMT"]},
  {"font":"arial","name":"Naik Arial","weight":400,"part":"latin-ext","file":"arial-400-latin-ext.woff2","hash":"86b16d52","bytes":49124,"range":"U+20,U+A0,U+100-130,U+132-151,U+154-2BA,U+2BC-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-301,U+303-304,U+308-309,U+323,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20BE,U+2113,U+2C60-2C7F,U+A720-A7AE,U+A7B0-A7B7,U+A7F7-A7FF","locals":["Arial","ArialMT"]},
  {"font":"arial","name":"Naik Arial","weight":700,"part":"common","file":"arial-700-common.woff2","hash":"77a94a7b","bytes":6116,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+AD,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":["Arial Bold","Arial-BoldMT"]},
  {"font":"arial","name":"Naik Arial","weight":700,"part":"latin","file":"arial-700-latin.woff2","hash":"116bdf9d","bytes":10836,"range":"U+20-7E,U+A0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308-309,U+323,U+329,U+2002,U+2009,U+200B,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD","locals":["Arial Bold","Arial-BoldMT"]},
  {"font":"arial","name":"Naik Arial","weight":700,"part":"latin-ext","file":"arial-700-latin-ext.woff2","hash":"407125f7","bytes":48864,"range":"U+20,U+A0,U+100-130,U+132-151,U+154-2BA,U+2BC-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-301,U+303-304,U+308-309,U+323,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20BE,U+2113,U+2C60-2C7F,U+A720-A7AE,U+A7B0-A7B7,U+A7F7-A7FF","locals":["Arial Bold","Arial-BoldMT"]},
  {"font":"montserrat","name":"Montserrat","weight":400,"part":"common","file":"montserrat-400-common.woff2","hash":"149c45a0","bytes":7908,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":[]},
  {"font":"montserrat","name":"Montserrat","weight":400,"part":"latin","file":"montserrat-400-latin.woff2","hash":"684bff4e","bytes":14120,"range":"U+20-7E,U+A0-AC,U+AE-FF,U+102,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308-309,U+323,U+329,U+2009,U+200B,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215","locals":[]},
  {"font":"montserrat","name":"Montserrat","weight":400,"part":"latin-ext","file":"montserrat-400-latin-ext.woff2","hash":"1411d3dc","bytes":26904,"range":"U+20,U+41,U+A0,U+C1,U+100-130,U+132-151,U+154-183,U+186-18C,U+18E-194,U+196-1A1,U+1A4-1A6,U+1A9,U+1AC-1B9,U+1C0-1F5,U+1F8-220,U+222-223,U+226-233,U+237,U+23A-23E,U+241-251,U+253-254,U+256-259,U+25B-25C,U+25F-260,U+263-266,U+268-26C,U+26F,U+271-272,U+274-275,U+27D-27E,U+280,U+283,U+287-28C,U+28E,U+292,U+294-295,U+298,U+29D,U+2B0,U+2B7-2BA,U+2BC-2C1,U+2C7-2CC,U+2D7,U+2DD,U+2EC,U+2EE,U+2FB-2FC,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1D3A,U+1D43,U+1D49,U+1D4B,U+1D52-1D53,U+1D58,U+1D5B,U+1D7B,U+1D7D-1D7E,U+1D91,U+1DA4,U+1DB6,U+1DBB,U+1DBF,U+1E00-1E9B,U+1E9E,U+1EF2-1EF9,U+2020,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB,U+20AD-20AE,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BC-20BD,U+20BF,U+2113,U+2C60-2C66,U+2C6D-2C6F,U+2C72-2C73,U+A726-A727,U+A740-A741,U+A789-A78D,U+A792-A793,U+A7A8-A7AB,U+A7AD-A7AE,U+A7B1-A7B9,U+A7C7-A7C8,U+A7CB-A7CD,U+A7DA-A7DC","locals":[]},
  {"font":"montserrat","name":"Montserrat","weight":700,"part":"common","file":"montserrat-700-common.woff2","hash":"4930a510","bytes":7944,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":[]},
  {"font":"montserrat","name":"Montserrat","weight":700,"part":"latin","file":"montserrat-700-latin.woff2","hash":"af6a0e3e","bytes":14272,"range":"U+20-7E,U+A0-AC,U+AE-FF,U+102,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308-309,U+323,U+329,U+2009,U+200B,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215","locals":[]},
  {"font":"montserrat","name":"Montserrat","weight":700,"part":"latin-ext","file":"montserrat-700-latin-ext.woff2","hash":"9692f527","bytes":27748,"range":"U+20,U+41,U+A0,U+C1,U+100-130,U+132-151,U+154-183,U+186-18C,U+18E-194,U+196-1A1,U+1A4-1A6,U+1A9,U+1AC-1B9,U+1C0-1F5,U+1F8-220,U+222-223,U+226-233,U+237,U+23A-23E,U+241-251,U+253-254,U+256-259,U+25B-25C,U+25F-260,U+263-266,U+268-26C,U+26F,U+271-272,U+274-275,U+27D-27E,U+280,U+283,U+287-28C,U+28E,U+292,U+294-295,U+298,U+29D,U+2B0,U+2B7-2BA,U+2BC-2C1,U+2C7-2CC,U+2D7,U+2DD,U+2EC,U+2EE,U+2FB-2FC,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1D3A,U+1D43,U+1D49,U+1D4B,U+1D52-1D53,U+1D58,U+1D5B,U+1D7B,U+1D7D-1D7E,U+1D91,U+1DA4,U+1DB6,U+1DBB,U+1DBF,U+1E00-1E9B,U+1E9E,U+1EF2-1EF9,U+2020,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB,U+20AD-20AE,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BC-20BD,U+20BF,U+2113,U+2C60-2C66,U+2C6D-2C6F,U+2C72-2C73,U+A726-A727,U+A740-A741,U+A789-A78D,U+A792-A793,U+A7A8-A7AB,U+A7AD-A7AE,U+A7B1-A7B9,U+A7C7-A7C8,U+A7CB-A7CD,U+A7DA-A7DC","locals":[]},
  {"font":"poppins","name":"Poppins","weight":400,"part":"common","file":"poppins-400-common.woff2","hash":"396840e5","bytes":4632,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+AD,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":[]},
  {"font":"poppins","name":"Poppins","weight":400,"part":"latin","file":"poppins-400-latin.woff2","hash":"c7d4843c","bytes":7548,"range":"U+20-7E,U+A0-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+2044,U+20AC,U+2122,U+2212,U+2215","locals":[]},
  {"font":"poppins","name":"Poppins","weight":400,"part":"latin-ext","file":"poppins-400-latin-ext.woff2","hash":"68a53b32","bytes":4952,"range":"U+20,U+A0,U+100-107,U+10A-11B,U+11E-123,U+128-130,U+136-137,U+139-148,U+14C-151,U+154-15B,U+15E-165,U+168-17E,U+18F,U+192,U+1FC-1FD,U+218-21B,U+259,U+2BC,U+2C7,U+2C9,U+2DD,U+1E80-1E85,U+1EF2-1EF3,U+1EF8-1EF9,U+2020,U+20A8,U+20B9-20BA,U+20BD,U+2113","locals":[]},
  {"font":"poppins","name":"Poppins","weight":700,"part":"common","file":"poppins-700-common.woff2","hash":"a6fd4a0d","bytes":4580,"range":"U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+7E,U+A0,U+A9,U+AD,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212","locals":[]},
  {"font":"poppins","name":"Poppins","weight":700,"part":"latin","file":"poppins-700-latin.woff2","hash":"1aedc4dd","bytes":7448,"range":"U+20-7E,U+A0-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+2044,U+20AC,U+2122,U+2212,U+2215","locals":[]},
  {"font":"poppins","name":"Poppins","weight":700,"part":"latin-ext","file":"poppins-700-latin-ext.woff2","hash":"aff6cce3","bytes":4776,"range":"U+20,U+A0,U+100-107,U+10A-11B,U+11E-123,U+128-130,U+136-137,U+139-148,U+14C-151,U+154-15B,U+15E-165,U+168-17E,U+18F,U+192,U+1FC-1FD,U+218-21B,U+259,U+2BC,U+2C7,U+2C9,U+2DD,U+1E80-1E85,U+1EF2-1EF3,U+1EF8-1EF9,U+2020,U+20A8,U+20B9-20BA,U+20BD,U+2113","locals":[]},
]

export const fallbackFaces: readonly FallbackFace[] = [
  {"font":"roboto","name":"Roboto on Arial","weight":400,"locals":["Arial","ArialMT","Liberation Sans","LiberationSans"],"sizeAdjust":"99.13%","ascentOverride":"93.58%","descentOverride":"24.63%","lineGapOverride":"0%"},
  {"font":"roboto","name":"Roboto on Arial","weight":500,"locals":["Arial","ArialMT","Liberation Sans","LiberationSans"],"sizeAdjust":"99.95%","ascentOverride":"92.82%","descentOverride":"24.43%","lineGapOverride":"0%"},
  {"font":"roboto","name":"Roboto on Arial","weight":600,"locals":["Arial Bold","Arial-BoldMT","Liberation Sans Bold","LiberationSans-Bold"],"sizeAdjust":"93.65%","ascentOverride":"99.07%","descentOverride":"26.07%","lineGapOverride":"0%"},
  {"font":"roboto","name":"Roboto on Arial","weight":700,"locals":["Arial Bold","Arial-BoldMT","Liberation Sans Bold","LiberationSans-Bold"],"sizeAdjust":"93.96%","ascentOverride":"98.73%","descentOverride":"25.98%","lineGapOverride":"0%"},
  {"font":"arial","name":"Naik Arial on Roboto","weight":400,"locals":["Roboto","Roboto-Regular"],"sizeAdjust":"100.87%","ascentOverride":"89.74%","descentOverride":"21.01%","lineGapOverride":"3.24%"},
  {"font":"arial","name":"Naik Arial on Roboto","weight":700,"locals":["Roboto Bold","Roboto-Bold"],"sizeAdjust":"106.42%","ascentOverride":"85.06%","descentOverride":"19.91%","lineGapOverride":"3.07%"},
  {"font":"montserrat","name":"Montserrat on Arial","weight":400,"locals":["Arial","ArialMT","Liberation Sans","LiberationSans"],"sizeAdjust":"113.04%","ascentOverride":"85.63%","descentOverride":"22.2%","lineGapOverride":"0%"},
  {"font":"montserrat","name":"Montserrat on Roboto","weight":400,"locals":["Roboto","Roboto-Regular"],"sizeAdjust":"114.03%","ascentOverride":"84.89%","descentOverride":"22.01%","lineGapOverride":"0%"},
  {"font":"montserrat","name":"Montserrat on Arial","weight":700,"locals":["Arial Bold","Arial-BoldMT","Liberation Sans Bold","LiberationSans-Bold"],"sizeAdjust":"110.72%","ascentOverride":"87.43%","descentOverride":"22.67%","lineGapOverride":"0%"},
  {"font":"montserrat","name":"Montserrat on Roboto","weight":700,"locals":["Roboto Bold","Roboto-Bold"],"sizeAdjust":"117.83%","ascentOverride":"82.15%","descentOverride":"21.3%","lineGapOverride":"0%"},
  {"font":"poppins","name":"Poppins on Arial","weight":400,"locals":["Arial","ArialMT","Liberation Sans","LiberationSans"],"sizeAdjust":"113.73%","ascentOverride":"92.33%","descentOverride":"30.78%","lineGapOverride":"8.79%"},
  {"font":"poppins","name":"Poppins on Roboto","weight":400,"locals":["Roboto","Roboto-Regular"],"sizeAdjust":"114.72%","ascentOverride":"91.53%","descentOverride":"30.51%","lineGapOverride":"8.72%"},
  {"font":"poppins","name":"Poppins on Arial","weight":700,"locals":["Arial Bold","Arial-BoldMT","Liberation Sans Bold","LiberationSans-Bold"],"sizeAdjust":"109.52%","ascentOverride":"95.87%","descentOverride":"31.96%","lineGapOverride":"9.13%"},
  {"font":"poppins","name":"Poppins on Roboto","weight":700,"locals":["Roboto Bold","Roboto-Bold"],"sizeAdjust":"116.56%","ascentOverride":"90.08%","descentOverride":"30.03%","lineGapOverride":"8.58%"},
]

/** Of the regular weight, in units of the em square. */
export const fontMetrics: Readonly<Record<ThemeFont, FontMetrics>> = {
  "roboto": {
    "unitsPerEm": 2048,
    "ascent": 1900,
    "descent": -500,
    "lineGap": 0,
    "xHeight": 1082,
    "capHeight": 1456
  },
  "arial": {
    "unitsPerEm": 2048,
    "ascent": 1854,
    "descent": -434,
    "lineGap": 67,
    "xHeight": 1082,
    "capHeight": 1409
  },
  "montserrat": {
    "unitsPerEm": 1000,
    "ascent": 968,
    "descent": -251,
    "lineGap": 0,
    "xHeight": 525,
    "capHeight": 700
  },
  "poppins": {
    "unitsPerEm": 1000,
    "ascent": 1050,
    "descent": -350,
    "lineGap": 100,
    "xHeight": 548,
    "capHeight": 698
  }
}
