interface ChipDiscProps {
  readonly look: { readonly disc: string; readonly spots: string; readonly ink: string };
  readonly text: string;
  readonly fontSize: number;
}

const eighth = (2 * Math.PI * 42) / 8;

/** The disc alone, in a square of 100 x 100. */
export const ChipDisc = ({ look: { disc, spots, ink }, text, fontSize }: ChipDiscProps) => (
  <>
    <circle cx="50" cy="50" r="48" fill={disc} />
    <circle
      cx="50"
      cy="50"
      r="42"
      fill="none"
      stroke={spots}
      strokeWidth="12"
      strokeDasharray={`10 ${eighth - 10}`}
      strokeDashoffset="5"
    />
    <circle cx="50" cy="50" r="48" fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="2" />
    <circle cx="50" cy="50" r="33.5" fill={disc} stroke={spots} strokeWidth="1.6" strokeDasharray="4 3" />
    <ellipse cx="43" cy="36" rx="24" ry="16" fill="#fff" opacity=".14" />
    <text x="50" y="50" dy=".36em" textAnchor="middle" fontSize={fontSize} fill={ink}>
      {text}
    </text>
  </>
);
