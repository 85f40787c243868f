/**
 * How operations are named, by their names, by short forms that doctors write and by what was done: `a+b` words in a row, `screw*` any
 * ending. `short` forms also mean something else, and what was `fixed` may be a shelf: both count with words of a past time only.
 */
export const operationConcepts = {
  operation: `acl+r total+hip total+knee hemiarthroplasty lscs aclr aclrs pclr mpflr tkr tkrs ukr orif pcnl turp lavh tlh acl+recon* acl+repair* acl+graft pcl+recon* ligament+recon* ligament+repair* ligament+graft cuff+repair* labrum+repair* labral+repair*
    meniscus+repair* meniscal+repair* achilles+repair* achilles+was+repaired tendon+repair* tendon+op tendon+operation slap+repair bankart latarjet spinal+fusion spine+fusion lumbar+fusion cervical+fusion neck+fusion ankle+fusion
    lap+chole lap+appendix lap+hernia laparoscop* lapro lap+surgery lap+hysterectomy hernia+mesh mesh+repair* mesh+put+in mesh+placed hernia+repair* hernioplasty herniorrhaphy carpal+tunnel+release trigger+finger+release
    tendon+transfer hip+replac* knee+replac* shoulder+replac* joint+replac* elbow+replac* hip+replaced knee+replaced replaced+hip replaced+knee partial+knee emergency+section elective+section planned+section
    second+section repeat+section gall+bladder+removed gallbladder+removed gall+bladder+out gallbladder+out appendix+removed appendix+out uterus+removed ovary+removed spleen+removed kidney+removed thyroid+removed
    appendix+nikal* appendix+ka+operation bachedani+nikal* bachchedani+nikal* gadood+nikal* pittashay+nikal* pitte+ki+thaili stitches+out stitches+removed stitches+were+removed sutures+out staples+out tanke+khul* tanke+nikal*
    taanke+khul* taanke+nikal* टांके rod+dali rod+dala rod+lagi rod+lagai rod+padi plate+dali plate+dala plate+lagi plate+lagai plate+padi screw+lage screw+dale रॉड+डली रॉड+डाली रॉड+लगी रॉड+पडी प्लेट+डली प्लेट+लगी प्लेट+डाली
    ghutna+badal* ghutne+badal* kulha+badal* घुटना+बदल* घुटने+बदल* कूल्हा+बदल* k+wire k+wires kwire* im+nail intramedullary fixator arthroscop* microfracture sizer* sizar* sijer* सिजेरियन सीजेरियन
    एलएससीएस टीकेआर एसीएल+सर्जरी operated+on was+operated got+operated open+heart ganglion+removed cyst+removed lump+removed mole+removed`,
  short: `surgery surgeries operation operated nerve+release fasciotomy release knees+replaced hips+replaced implant+in+my implants+in+my thr tka uka rcr tlif acdf tep tapp cabg thrs fusion section op arthro bypass`,
  fixed: `scoped sutured stitched+up plated pinned fused wired grafted graft+taken reattached fixed+with fixed+by sewn+back bachedani+nikal* बच्चेदानी+निकाल* डला+स्क्रू screw+dale plate+and+screws plates+and+screws screws+in+my screw+in+my plate+in+my plates+in+my pins+in+my pin+in+my rod+in+my rods+in+my nail+in+my nail+put+in rod+put+in plate+put+in screws+put+in
    pins+put+in wires+out pins+out metal+out metal+put+in achilles+repaired tendon+repaired ligament+repaired meniscus+repaired cuff+repaired hernia+repaired replaced+joint`,
  past: `had ago back post postop since done hua hui huwa hue pehle pahle pichle pichhle pichli last yesterday kal parso recently just after baad bad हुआ हुई हुए पहले पिछले बाद कल परसों first+month out since
    in+january in+february in+march in+april in+may in+june in+july in+august in+september in+october in+november in+december`,
  span: `day days week weeks wk wks month months mo din hafte hafta haftey mahine mahina maheene fortnight दिन हफ्ते हफ्ता महीने महीना january february march april may june july august september october november december yesterday kal`,
  planned: `suggested advised recommended planned scheduled booked waiting thinking considering might may maybe will would need needs needed avoid refused refuse said+no dont+want without before karvana karana karna+padega bola+hai
    no+need instead+of list date+for करवाना कराना बताया next upcoming`,
  trade: `surgeon nurse ward gynaecologist gynecologist anaesthetist theatre technician ot+staff my+patients patients sections+all operate+on i+operate`,
} as const;
