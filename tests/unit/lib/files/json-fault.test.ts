import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from '@/lib/files/json-fault';

const accepts = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('a fault of a JSON text', () => {
  it('is found in the same texts in which JSON.parse finds one', () => {
    const changed = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '{', '}', ']', ':', '\\', '\n', '\t', '“', "'", '1', '-', '.', 'e', 'true', '//'),
      )
      .map(([text, at, piece]) => {
        const place = text.length ? at % text.length : 0;
        return text.slice(0, place) + piece + text.slice(place + (at % 2));
      });
    fc.assert(
      fc.property(changed, (text) => {
        expect(findJsonFault(text) === null, text).toBe(accepts(text));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['{\n  "a": "x"\n  "b": 1\n}', 2, 11, 'a comma is missing at the end of this line'],
    ['{"a": 1,}', 1, 8, 'there is a comma too many before }; delete it'],
    ['{"a": 1', 1, 8, 'the file ends too early: a closing } is missing'],
    ['{"a": [1}', 1, 9, '} closes what ] should close'],
    ['{"a": 12,5}', 1, 10, 'decimals are written with a point, such as 12.5'],
    ['{“a”: 1}', 1, 2, "the name of an entry stands in straight quotes (\"), but here is '“a”: 1}'"],
    ['{"a": "he said "no""}', 1, 17, 'no""}\' follows the end of a text'],
    ['', 1, 1, 'the file is empty: bring its text back'],
    ['{"a": [', 1, 8, 'the file ends too early'],
    ['[\n{"a": 1},\n"b": 2}]', 3, 4, 'a named entry stands in a list: { is missing before it'],
    ['{"a": [1, 2,\n"b": 3}', 2, 4, 'a named entry stands in a list: { is missing before it, or ] further up'],
    ['{"a": True}', 1, 7, "'True' is no value: write true, in small letters and without quotes"],
    ['{"a": yes}', 1, 7, "'yes' is no value: write true"],
    ['{"a": .5}', 1, 7, "'.5' is no number here: write 0.5"],
    ['{"a": 05}', 1, 7, "'05' is no number here: write 5"],
    ['{"a": −2.5}', 1, 7, "'−2.5' is no number here: write -2.5"],
    ['{"a": 4.5%}', 1, 10, "'%}' follows the end of a value: a number stands alone"],
    ['{"a": 2026-11-29}', 1, 11, 'days and other texts in straight quotes (")'],
  ])('names the place and the reason: %j', (text, line, column, reason) => {
    const fault = findJsonFault(text);
    expect(fault).toMatchObject({ line, column });
    expect(fault?.reason).toContain(reason);
  });
});
