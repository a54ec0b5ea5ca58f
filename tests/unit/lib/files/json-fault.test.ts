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
    ['', 1, 1, 'the file ends too early'],
  ])('names the place and the reason: %j', (text, line, column, reason) => {
    const fault = findJsonFault(text);
    expect(fault).toMatchObject({ line, column });
    expect(fault?.reason).toContain(reason);
  });
});
